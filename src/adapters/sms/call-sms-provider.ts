const timeoutMs = 8_000
const longestAnswer = 100_000

/** A provider did not take a message. The message names the provider's code, never the number. */
export class ProviderRefusal extends Error {}

/** Posts to a provider and reads its JSON; an outage is a ProviderRefusal, so the job tries again. */
export async function callSmsProvider(
  provider: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<unknown> {
  let text = ''
  try {
    const { host: _host, ...sent } = headers
    const answer = await fetch(address, { method: 'POST', headers: sent, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    text = (await answer.text()).slice(0, longestAnswer)
  } catch (error) {
    throw new ProviderRefusal(`${provider}: no answer`, { cause: error })
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProviderRefusal(`${provider}: no JSON`, { cause: error })
  }
}
