/** The largest body of an enquiry, in bytes. The form itself has no limits. */
export const BODY_LIMIT = 64 * 1024;

/** How long a sender may take for its headers and for the whole request, in milliseconds. */
export const HEADERS_TIMEOUT = 10_000;
export const REQUEST_TIMEOUT = 20_000;

/** How long a connection with a running request may be idle, as when a client stops reading, in ms. */
export const STALL_TIMEOUT = 60_000;
