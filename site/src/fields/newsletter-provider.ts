type Provider = {
  /** The company that receives the address; undefined for a self-hosted server. */
  name?: string;
  /** The name of its email field. */
  field: string;
  hidden: Record<string, string>;
};

/**
 * Returns what a newsletter provider needs in a form; undefined for an unknown address.
 *
 * @param list the id of the list, on a server with several
 */
export function providerOf(address: string, list = ''): Provider | undefined {
  const { hostname = '', pathname = '', searchParams } = URL.parse(address) ?? {};
  // https://docs.buttondown.com/building-your-subscriber-base
  if (hostname === 'buttondown.com' && /^\/api\/emails\/embed-subscribe\/[^/]+$/.test(pathname))
    return { name: 'Buttondown', field: 'email', hidden: { embed: '1' } };
  if (hostname.endsWith('.sibforms.com') && pathname.startsWith('/serve/'))
    // Its own form has this hidden field, too.
    return {
      name: 'Brevo',
      field: 'EMAIL',
      hidden: { email_address_check: '', html_type: 'simple' },
    };
  if (hostname.endsWith('.list-manage.com') && pathname === '/subscribe/post')
    return searchParams?.has('u') && searchParams.has('id')
      ? { name: 'Mailchimp', field: 'EMAIL', hidden: {} }
      : undefined;
  // https://listmonk.app/docs/: `nonce` is a honeypot.
  return pathname.endsWith('/subscription/form')
    ? { field: 'email', hidden: { nonce: '', l: list } }
    : undefined;
}
