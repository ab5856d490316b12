import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

export type LotMoney = { readonly estimate: string; readonly ceiling: string; readonly deposit: string }
export const noMoney: LotMoney = { estimate: '', ceiling: '', deposit: '0' }

type Props = {
  /** As the lines give them. */
  readonly names: readonly string[]
  readonly money: Readonly<Record<string, LotMoney>>
  readonly onChange: (money: Readonly<Record<string, LotMoney>>) => void
}

/** Estimate, ceiling and deposit of each lot, once the lines name two. */
export function LotTerms({ names, money, onChange }: Props) {
  const t = useMessages(tenderPageMessages)
  return (
    <section aria-label={t('lots')} className="col g2 mb-4">
      <b className="t14 b6">{t('lots')}</b>
      <p className="c3 t12">{t('lotsHelp')}</p>
      {names.map((name, index) => {
        const own = money[name] ?? noMoney
        const fields = [
          ['estimate', t('estimate'), true],
          ['ceiling', t('ceiling'), false],
          ['deposit', t('deposit'), false],
        ] as const
        return (
          <fieldset key={name} className="frm-2" aria-label={name}>
            <legend className="t13 b6">{name}</legend>
            {fields.map(([key, label, isRequired]) => (
              <Field key={key} id={`tender-lot-${index}-${key}`} label={label} unit={t('yuan')} isRequired={isRequired}>
                <Input
                  id={`tender-lot-${index}-${key}`}
                  inputMode="decimal"
                  value={own[key]}
                  onChange={(event) => onChange({ ...money, [name]: { ...own, [key]: event.target.value } })}
                />
              </Field>
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}
