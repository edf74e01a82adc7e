// Keeps an account, in order, of all that a process does to the files below a folder and of all that it says.
//
// Loaded with LD_PRELOAD. PARLOR_DISK names the folder, PARLOR_ACCOUNT the file that the account is written to.
// An entry is `struct entry`, followed by so many bytes; disk.py reads it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

struct entry {
  uint64_t what, inode, offset, bytes;
};

static const char *disk;
static int account = -1;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  disk = getenv("PARLOR_DISK");
  account = syscall(SYS_openat, AT_FDCWD, getenv("PARLOR_ACCOUNT"), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  if (!disk || account < 0) abort();
}

static void note(char what, uint64_t inode, uint64_t offset, const void *data, size_t bytes) {
  struct entry entry = {what, inode, offset, bytes};
  struct iovec parts[] = {{&entry, sizeof entry}, {(void *)data, bytes}};
  pthread_mutex_lock(&turn);
  if (syscall(SYS_writev, account, parts, 2) != (ssize_t)(sizeof entry + bytes)) abort();
  pthread_mutex_unlock(&turn);
}

static int is_below(const char *path) {
  size_t length = strlen(disk);
  return path && strncmp(path, disk, length) == 0 && (path[length] == '/' || path[length] == 0);
}

// Returns the inode that a descriptor stands for, or 0 for one that is not on the disk.
static uint64_t inode_of(int fd) {
  char link[64], path[4096] = {0};
  struct stat about;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  if (readlink(link, path, sizeof path - 1) < 0 || !is_below(path) || fstat(fd, &about)) return 0;
  return about.st_ino;
}

static int opened(int fd, const char *path, int flags, int existed) {
  if (fd < 0 || !is_below(path)) return fd;
  if (!existed) note('c', inode_of(fd), 0, path, strlen(path));
  else if (flags & O_TRUNC) note('t', inode_of(fd), 0, NULL, 0);
  return fd;
}

#define OPEN(name)                                            \
  int name(const char *path, int flags, ...) {                \
    va_list more;                                             \
    va_start(more, flags);                                    \
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0; \
    va_end(more);                                             \
    int existed = access(path, F_OK) == 0;                    \
    return opened(REAL(name)(path, flags, mode), path, flags, existed); \
  }
OPEN(open)
OPEN(open64)

#define PWRITE(name, position)                                                       \
  ssize_t name(int fd, const void *data, size_t bytes, position offset) {            \
    ssize_t written = REAL(name)(fd, data, bytes, offset);                           \
    uint64_t inode = inode_of(fd);                                                   \
    if (written > 0 && inode) note('w', inode, offset, data, written);               \
    return written;                                                                  \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t bytes) {
  uint64_t inode = inode_of(fd);
  off_t offset = inode ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t written = REAL(write)(fd, data, bytes);
  if (written > 0 && inode) note('w', inode, offset, data, written);
  if (written > 0 && fd == STDOUT_FILENO) note('!', 0, 0, data, written);
  return written;
}

#define FTRUNCATE(name, position)                                        \
  int name(int fd, position length) {                                    \
    int failed = REAL(name)(fd, length);                                 \
    uint64_t inode = inode_of(fd);                                       \
    if (!failed && inode) note('t', inode, length, NULL, 0);             \
    return failed;                                                       \
  }
FTRUNCATE(ftruncate, off_t)
FTRUNCATE(ftruncate64, off64_t)

#define SYNC(name)                                                       \
  int name(int fd) {                                                     \
    int failed = REAL(name)(fd);                                         \
    uint64_t inode = inode_of(fd);                                       \
    if (!failed && inode) note('s', inode, 0, NULL, 0);                  \
    return failed;                                                       \
  }
SYNC(fsync)
SYNC(fdatasync)

int mkdir(const char *path, mode_t mode) {
  int failed = REAL(mkdir)(path, mode);
  struct stat about;
  if (!failed && is_below(path) && !stat(path, &about)) note('d', about.st_ino, 0, path, strlen(path));
  return failed;
}

int unlink(const char *path) {
  int failed = REAL(unlink)(path);
  if (!failed && is_below(path)) note('u', 0, 0, path, strlen(path));
  return failed;
}

int rename(const char *old, const char *new) {
  int failed = REAL(rename)(old, new);
  char both[8192];
  if (!failed && is_below(old)) note('r', 0, 0, both, snprintf(both, sizeof both, "%s\n%s", old, new));
  return failed;
}
