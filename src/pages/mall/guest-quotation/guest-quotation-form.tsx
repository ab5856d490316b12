import { useState, type FormEvent } from 'react'
import { callRef, type RefInput } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Checkbox, Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { guestSubmit, GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import type { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'
import { passOf } from './guest-pass.ts'

const submitRef = callRef<typeof guestSubmit>('POST', 'v3/business/front/guestQuotation/submit')
const offers = ['PRICE', 'SUBSTITUTE', 'NOT_AVAILABLE'] as const

type Line = {
  readonly lineNo: number
  readonly offer: (typeof offers)[number]
  readonly goodsName: string
  readonly unitPrice: string
  readonly minNumber: string
  readonly deliveryDate: string
  readonly remark: string
}
type Draft = {
  readonly validUntil: string
  readonly freight: string
  readonly taxIncluded: boolean
  readonly payTerms: string
  readonly payDays: string
  readonly note: string
  readonly delivery: '' | 'PICKUP' | 'DELIVERED'
  readonly premium: string
  readonly lines: readonly Line[]
}

function draftOf(of: GuestView): Draft {
  const from = of.current
  return {
    validUntil: from?.validUntil && from.validUntil >= of.firstValidDay ? from.validUntil : '',
    freight: from ? String(from.freight) : '0',
    taxIncluded: from ? from.taxIncluded === 1 : true,
    payTerms: from?.payTerms ?? '',
    payDays: from?.payDays == null ? '' : String(from.payDays),
    note: from?.note ?? '',
    delivery: from?.terms?.delivery ?? of.terms.delivery ?? '',
    premium: from?.terms?.premium ?? '',
    lines: of.lines.map(({ lineNo, wantedDate }) => {
      const line = from?.lines.find((one) => one.lineNo === lineNo)
      return {
        lineNo,
        offer: line?.offer ?? 'PRICE',
        goodsName: line?.goodsName ?? '',
        unitPrice: line?.unitPrice == null ? '' : String(line.unitPrice),
        minNumber: line?.minNumber ?? '',
        deliveryDate: line?.deliveryDate ?? wantedDate ?? '',
        remark: line?.remark ?? '',
      }
    }),
  }
}

const said = (value: string) => (value.trim() === '' ? undefined : value.trim())

/** Delivery and price basis; a premium over the index that the request names makes it an index price. */
function termsOf({ terms }: GuestView, { delivery, premium }: Draft): RefInput<typeof guestSubmit>['terms'] {
  if (delivery === '') return undefined
  const isIndex = terms.priceBasis === 'INDEX' && premium.trim() !== ''
  return isIndex
    ? { delivery, priceBasis: 'INDEX', seriesCode: terms.seriesCode ?? '', premium: premium.trim() }
    : { delivery, priceBasis: 'FIXED', seriesCode: '', premium: '' }
}

function inputOf(of: GuestView, draft: Draft, key: string): RefInput<typeof guestSubmit> {
  return {
    key,
    pass: passOf(key) || '-',
    expectedVersion: of.current?.version ?? 0,
    validUntil: said(draft.validUntil),
    freight: said(draft.freight) ?? '0',
    taxIncluded: draft.taxIncluded ? 1 : 0,
    payTerms: draft.payTerms.trim(),
    payDays: said(draft.payDays) === undefined ? undefined : Number(draft.payDays),
    note: draft.note.trim(),
    terms: termsOf(of, draft),
    lines: draft.lines.map((line) => ({
      lineNo: line.lineNo,
      offer: line.offer,
      goodsName: line.offer === 'SUBSTITUTE' ? line.goodsName.trim() : '',
      unitPrice: said(line.unitPrice),
      minNumber: said(line.minNumber),
      deliveryDate: said(line.deliveryDate),
      remark: line.remark.trim(),
    })),
  }
}

type Props = { readonly of: GuestView; readonly guestKey: string; readonly onShow: (of: GuestView) => void }
type Errors = Readonly<Record<string, string>>

/** The guest's quotation: a price for each line, and the terms. It may be handed in again until the closing. */
export function GuestQuotationForm({ of, guestKey, onShow }: Props) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const { run, busy } = useCommand(submitRef)
  const [draft, setDraft] = useState(() => draftOf(of))
  const [errors, setErrors] = useState<Errors>({})
  const change = (what: Partial<Draft>) => setDraft((before) => ({ ...before, ...what }))
  const changeLine = (lineNo: number, what: Partial<Line>) =>
    change({ lines: draft.lines.map((line) => (line.lineNo === lineNo ? { ...line, ...what } : line)) })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run(inputOf(of, draft, guestKey))
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state === 200 && answer.data) return onShow(answer.data)
    return setErrors({ ...answer.errors, form: answer.msg })
  }
  return (
    <section className="pan">
      <h2 className="t16 b6">{t(of.current ? 'revise' : 'quote')}</h2>
      <p className="c3 t13">{t('sealed')}</p>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <ol className="gq-l mt-3">
          {draft.lines.map((line, index) => (
            <LineFields
              key={line.lineNo}
              of={of}
              line={line}
              index={index}
              errors={errors}
              onChange={(what) => changeLine(line.lineNo, what)}
            />
          ))}
        </ol>
        <TermFields of={of} draft={draft} errors={errors} onChange={change} />
        {errors.form && (
          <p className="cd t13" role="alert">
            {errors.form}
          </p>
        )}
        <Button type="submit" tone="action" size="lg" busy={busy}>
          {t(of.current ? 'sendAgain' : 'send')}
        </Button>
      </form>
    </section>
  )
}

type LineProps = {
  readonly of: GuestView
  readonly line: Line
  readonly index: number
  readonly errors: Errors
  readonly onChange: (what: Partial<Line>) => void
}

function LineFields({ of, line, index, errors, onChange }: LineProps) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const asked = of.lines.find((one) => one.lineNo === line.lineNo)
  const field = (name: 'goodsName' | 'unitPrice' | 'minNumber' | 'deliveryDate' | 'remark', label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      inputMode={name === 'unitPrice' || name === 'minNumber' ? 'decimal' : undefined}
      maxLength={name === 'remark' ? 200 : name === 'goodsName' ? 120 : 16}
      min={type === 'date' ? of.firstValidDay : undefined}
      value={line[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={errors[`lines.${index}.${name}`]}
    />
  )
  return (
    <li>
      <b className="t14">
        {line.lineNo}. {asked?.goodsName}
      </b>{' '}
      <span className="c2 t13">
        {asked?.specText} <span className="num">{asked?.number}</span> {asked?.unitName}
      </span>
      <div className="gq-g">
        <Select
          label={t('offer')}
          options={offers.map((value) => ({ value, label: t(`offer_${value}`) }))}
          value={line.offer}
          onChange={(event) => onChange({ offer: offers.find((one) => one === event.target.value) ?? 'PRICE' })}
        />
        {line.offer === 'SUBSTITUTE' && field('goodsName', t('substitute'))}
        {line.offer !== 'NOT_AVAILABLE' && (
          <>
            {field('unitPrice', t('unitPrice', { unit: asked?.unitName ?? '' }))}
            {field('minNumber', t('minNumber', { unit: asked?.unitName ?? '' }))}
            {field('deliveryDate', t('deliveryDate'), 'date')}
            {field('remark', t('remark'))}
          </>
        )}
      </div>
    </li>
  )
}

type TermProps = {
  readonly of: GuestView
  readonly draft: Draft
  readonly errors: Errors
  readonly onChange: (what: Partial<Draft>) => void
}

function TermFields({ of, draft, errors, onChange }: TermProps) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const field = (name: 'validUntil' | 'freight' | 'payTerms' | 'payDays' | 'note' | 'premium', type = 'text', max = 16) => (
    <TextField
      label={t(name)}
      type={type}
      required={name === 'validUntil'}
      inputMode={name === 'freight' ? 'decimal' : name === 'payDays' ? 'numeric' : undefined}
      maxLength={max}
      min={type === 'date' ? of.firstValidDay : undefined}
      value={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={errors[name]}
    />
  )
  return (
    <>
      <div className="gq-g mt-4">
        {field('validUntil', 'date')}
        {field('freight')}
        {field('payDays', 'text', 3)}
        <Select
          label={t('delivery')}
          value={draft.delivery}
          options={[
            { value: '', label: t('notSaid') },
            { value: 'DELIVERED', label: t('delivery_DELIVERED') },
            { value: 'PICKUP', label: t('delivery_PICKUP') },
          ]}
          onChange={({ target: { value } }) => onChange({ delivery: value === 'DELIVERED' || value === 'PICKUP' ? value : '' })}
        />
        {of.terms.priceBasis === 'INDEX' && draft.delivery !== '' && field('premium', 'text', 10)}
        {field('payTerms', 'text', 200)}
        {field('note', 'text', 500)}
      </div>
      <p className="mb-3">
        <Checkbox checked={draft.taxIncluded} onChange={(event) => onChange({ taxIncluded: event.target.checked })}>
          {t('taxIncluded')}
        </Checkbox>
      </p>
    </>
  )
}
