import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { ErrorLine } from '../../../ui/form/field.tsx'
import { loginMessages } from '../messages.ts'

export type Agreement = { readonly agreementCode: string; readonly title: string; readonly version: number }

/** The tick under what a person agrees to, with links to the texts. */
export function AgreementConsent({ agreements, error }: { agreements: readonly Agreement[]; error: string | undefined }) {
  const t = useMessages(loginMessages)
  return (
    <>
      <Checkbox name="consent" aria-describedby="consent-error">
        <span className="t13 c2">
          {t('consent')}{' '}
          {agreements.map((agreement) => (
            <Anchor key={agreement.agreementCode} to={`/agreement?key=${agreement.agreementCode}`} className="cl" target="_blank">
              {t('agreementName', { title: agreement.title })}{' '}
            </Anchor>
          ))}
        </span>
      </Checkbox>
      <ErrorLine id="consent-error" error={error} />
    </>
  )
}
