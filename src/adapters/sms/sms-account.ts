import type { SmsMessage } from '../../modules/identity/server/ports.ts'
import { ProviderRefusal } from './call-sms-provider.ts'

/** An account at a provider of text messages. Providers send only texts that they reviewed, so each use names its template there. */
export type SmsAccount = {
  readonly keyId: string
  readonly keySecret: string
  readonly signName: string
  readonly templates: { readonly code: string; readonly invitation: string; readonly quotation: string }
}

/** The provider's number of a message's template. A notice brings its own, from the platform's templates. */
export function templateOf(account: SmsAccount, { template }: SmsMessage): string {
  const number = template.use === 'notice' ? template.number : account.templates[template.use]
  if (number === '') throw new ProviderRefusal('no template at the provider')
  return number
}
