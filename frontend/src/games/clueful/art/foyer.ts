import { candle, WALL } from "../../../shared/mansion/rooms";

/** Where everything begins: whoever comes in meets the mirror first. */
export const FOYER = `${WALL}|iM6 46h12l-5 6H0zm24 0h10l1 6H27zm22 0h10l7 6H54zm-38 6h13l-2 6H8zm27 0h13l4 6H42zM8 58H-2v6h5zm17 0h17l1 6H23zm33 0h8v6h-6z|mM23 36V14q9-14 18 0v22z|iM25 34V15q7-10 14 0v19z|wM26 31l9-20 2 2-9 20zm7 2 5-11v5l-3 6z|o#20 38 24 3#23 41 2.5 13#38.5 41 2.5 13|iM26 38q6-4 12 0z|w#29 34 4 3|${candle(41, 37)}|o#8 8 2.5 44|oM3 54l6-5 6 5h-2.5l-3.5-3-3.5 3zM3 10q6 6 12 0l1 2q-7 7-14 0z|cM2 14q4-3 6 1l1 22H0zm8 1q4-4 7-1l1 20h-8z|hM10 15q4-4 7-1l1 20h-4z|o#48 4 16 44|h#51 16 10 12#51 31 10 14|bM50 13q6-11 12 0z|yM50 13q6-11 12 0zM56 8v5|m@51 30 1.4`;
