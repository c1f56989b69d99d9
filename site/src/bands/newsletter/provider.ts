type Provider = {
  /** Who receives the address; undefined where it is a server of one's own. */
  name?: string;
  /** The name that it gives the field of the address. */
  field: string;
  hidden: Record<string, string>;
};

/**
 * What a provider of newsletters wants of a form that is posted to it; undefined for an address of no form.
 *
 * @param list the id of the list, where a server has several
 */
export function providerOf(address: string, list = ''): Provider | undefined {
  const { hostname = '', pathname = '', searchParams } = URL.parse(address) ?? {};
  // https://docs.buttondown.com/building-your-subscriber-base
  if (hostname === 'buttondown.com' && /^\/api\/emails\/embed-subscribe\/[^/]+$/.test(pathname))
    return { name: 'Buttondown', field: 'email', hidden: { embed: '1' } };
  if (hostname.endsWith('.sibforms.com') && pathname.startsWith('/serve/'))
    // What people leave empty, its own form has hidden, too.
    return {
      name: 'Brevo',
      field: 'EMAIL',
      hidden: { email_address_check: '', html_type: 'simple' },
    };
  if (hostname.endsWith('.list-manage.com') && pathname === '/subscribe/post')
    return searchParams?.has('u') && searchParams.has('id')
      ? { name: 'Mailchimp', field: 'EMAIL', hidden: {} }
      : undefined;
  // https://listmonk.app/docs/: `nonce` is a field that people do not see.
  return pathname.endsWith('/subscription/form')
    ? { field: 'email', hidden: { nonce: '', l: list } }
    : undefined;
}
