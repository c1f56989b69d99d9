/** The most that an enquiry may weigh, in bytes. The form itself has no bounds. */
export const BODY_LIMIT = 64 * 1024;

/** How long a sender may take for its headers and for the whole request, in milliseconds. */
export const HEADERS_TIMEOUT = 10_000;
export const REQUEST_TIMEOUT = 20_000;

/** How long nothing may move on a connection while a request runs: a reader that stopped reading, in ms. */
export const STALL_TIMEOUT = 60_000;
