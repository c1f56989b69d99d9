// Certificate errors of OpenSSL and Node have the cause in their name.
const certificate = /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS|ALTNAME/;

/** Whether an error's name says that nothing can get through: the certificate or the host name is wrong. */
export const isSetupError = (name: string): boolean =>
  certificate.test(name) || /^(ENOTFOUND|EAI_AGAIN)$/.test(name);

/** Whether an error's name says that no connection was made, so that nothing can have been accepted. */
export const isConnectFailure = (name: string): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(
    name,
  );
