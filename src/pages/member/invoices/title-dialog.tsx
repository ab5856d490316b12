import { Checkbox, Input, Radio } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { invoiceTitleSave, type InvoiceTitle, type invoiceTitleList } from '../../../modules/invoice/endpoints-titles.ts'
import { invoicePageMessages } from '../../../modules/invoice/messages.ts'

type Words = Pick<InvoiceTitle, 'kind' | 'title' | 'taxNumber' | 'regAddress' | 'regPhone' | 'bankName' | 'bankAccount' | 'isDefault'>
type Props = {
  readonly title: InvoiceTitle | null
  readonly company: RefOutput<typeof invoiceTitleList>['company']
  readonly onDone: () => void
  readonly onClose: () => void
}
const lengths = { title: 100, taxNumber: 20, regAddress: 120, regPhone: 30, bankName: 60, bankAccount: 40 } as const

function wordsOf({ title, company }: Pick<Props, 'title' | 'company'>): Words {
  if (title) {
    const { kind, taxNumber, regAddress, regPhone, bankName, bankAccount, isDefault } = title
    return { kind, title: title.title, taxNumber, regAddress, regPhone, bankName, bankAccount, isDefault }
  }
  const empty = { regAddress: '', regPhone: '', bankAccount: '', isDefault: 0 as const }
  return { ...empty, kind: 'company', title: company?.title ?? '', taxNumber: company?.taxNumber ?? '', bankName: company?.bankName ?? '' }
}

/** Adds or changes a title; a new one begins with the verified company. */
export function TitleDialog({ title, company, onDone, onClose }: Props) {
  const t = useMessages(invoicePageMessages)
  const [words, setWords] = useState(() => wordsOf({ title, company }))
  const isCompany = words.kind === 'company'
  const field = (name: keyof typeof lengths, errors: Readonly<Record<string, string>>) => (
    <Field key={name} id={`title-${name}`} label={t(name)} error={errors[name]}>
      <Input
        id={`title-${name}`}
        maxLength={lengths[name]}
        value={words[name]}
        onChange={(event) => setWords({ ...words, [name]: event.target.value })}
      />
    </Field>
  )
  const sent = isCompany ? words : { ...words, taxNumber: '', regAddress: '', regPhone: '', bankName: '', bankAccount: '' }
  return (
    <ConsoleDialog
      title={t(title ? 'change' : 'addTitleButton')}
      call={invoiceTitleSave}
      input={{ titleId: title?.titleId ?? 0, expectedVersion: title?.version ?? 0, ...sent }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="title-kind" label={t('titleKind')}>
            <Radio.Group
              id="title-kind"
              value={words.kind}
              onChange={(event) => setWords({ ...words, kind: event.target.value })}
              options={(['company', 'person'] as const).map((value) => ({ value, label: t(value) }))}
            />
          </Field>
          {!title && company && isCompany && <p className="t13 c2">{t('fromCompany')}</p>}
          {field('title', errors)}
          {isCompany && field('taxNumber', errors)}
          {isCompany && <p className="t13 c2">{t('specialHint')}</p>}
          {isCompany && (['regAddress', 'regPhone', 'bankName', 'bankAccount'] as const).map((name) => field(name, errors))}
          <Checkbox checked={words.isDefault === 1} onChange={(event) => setWords({ ...words, isDefault: event.target.checked ? 1 : 0 })}>
            {t('setDefault')}
          </Checkbox>
        </>
      )}
    </ConsoleDialog>
  )
}
