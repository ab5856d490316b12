export const tokenPath = 'v3/frontLogin/front/oauth/token'
/** What the token endpoint asks for (specification §7): the public client identifier, which grants nothing by itself. */
export const clientCredential = `Basic ${btoa('front:front')}`
