import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Checkbox } from '../../../../ui/form/choice.tsx'
import { ErrorLine } from '../../../../ui/form/field.tsx'
import { loginWords } from '../words.ts'

export type Agreement = { readonly agreementCode: string; readonly title: string; readonly version: number }

/** The tick under what a person agrees to, with links to the texts. */
export function Consent({ agreements, error }: { agreements: readonly Agreement[]; error: string | undefined }) {
  const t = useWords(loginWords)
  return (
    <>
      <Checkbox name="consent" aria-describedby="consent-error">
        <span className="t13 c2">
          {t('consent')}{' '}
          {agreements.map((one) => (
            <Anchor key={one.agreementCode} to={`/agreement?key=${one.agreementCode}`} className="cl" target="_blank">
              {t('agreementName', { title: one.title })}{' '}
            </Anchor>
          ))}
        </span>
      </Checkbox>
      <ErrorLine id="consent-error" error={error} />
    </>
  )
}
