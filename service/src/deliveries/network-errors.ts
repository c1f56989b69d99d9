// Certificate errors of OpenSSL and Node carry the cause in their name.
const certificate = /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS|ALTNAME/;

/** Whether an error's name says that the way is broken for everything alike: its certificate or name. */
export const isWayBroken = (name: string): boolean =>
  certificate.test(name) || /^(ENOTFOUND|EAI_AGAIN)$/.test(name);

/** Whether an error's name says that no conversation began, so that nothing can have been taken. */
export const isBeforeConversation = (name: string): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(
    name,
  );
