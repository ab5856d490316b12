import { Input } from 'antd'
import { useState } from 'react'
import type { Callable, RefInput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import type { CaseDetail } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'
import { EvidencePicker, type Evidence } from './evidence-picker.tsx'
import { ReturnedFields, returnedLines, type ReturnedGoods } from './returned-fields.tsx'

/** What an act asks for beside its button. */
type Wants = readonly ('note' | 'tracking' | 'amount' | 'address' | 'received' | 'good' | 'images')[]
const wants: Readonly<Record<string, Wants>> = {
  reapply: ['note', 'images'],
  sendBack: ['tracking', 'images'],
  complain: ['note', 'images'],
  arbitrate: ['note', 'images'],
  agree: ['address'],
  offer: ['amount', 'note'],
  reject: ['note', 'images'],
  receive: ['good'],
  receivePart: ['received', 'good', 'note', 'images'],
  restock: ['good'],
  refuseReceipt: ['note', 'images'],
  shipReplacement: ['tracking'],
  appeal: ['note', 'images'],
  refuse: ['note'],
  forBuyerReturn: ['amount', 'address', 'note'],
  forBuyer: ['amount', 'note'],
  forSeller: ['note'],
}
const notesNeeded: readonly string[] = [
  'complain',
  'reject',
  'refuseReceipt',
  'appeal',
  'refuse',
  'forBuyerReturn',
  'forBuyer',
  'forSeller',
]

/** What the button of an act says; money for goods that stay with the buyer is said to be just that. */
export function actName(
  t: ReturnType<typeof useMessages<typeof aftersalePageMessages>>,
  action: CaseDetail['can'][number],
  of: CaseDetail,
): string {
  return action === 'forBuyer' && of.can.includes('forBuyerReturn') ? t('do_forBuyerMoney') : t(`do_${action}`)
}

/** Whether an act is more than a press. */
export const asksMore = (action: string, of: CaseDetail): boolean =>
  action === 'agree' ? of.kind === 'return' || of.kind === 'exchange' : action in wants

type Props<Ref extends Callable> = {
  readonly of: CaseDetail
  readonly action: CaseDetail['can'][number]
  readonly call: Ref
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Says what belongs to an act: reason, amount, where to, what came back, pictures. */
export function CaseActDialog<Ref extends Callable>({ of, action, call, onDone, onClose }: Props<Ref>) {
  const t = useMessages(aftersalePageMessages)
  // An exchange asks for no money: a verdict for the buyer gives what its goods are worth.
  const asked = (wants[action] ?? []).filter((want) => want !== 'amount' || of.kind !== 'exchange')
  const [note, setNote] = useState('')
  const [carrier, setCarrier] = useState('')
  const [trackingNo, setTrackingNo] = useState('')
  const isVerdict = action === 'forBuyer' || action === 'forBuyerReturn'
  const [amount, setAmount] = useState(isVerdict ? String(of.amount) : '')
  const [address, setAddress] = useState(of.usualAddress ?? { receiver: '', phone: '', address: '' })
  const [returned, setReturned] = useState<ReturnedGoods>({})
  const [images, setImages] = useState<Evidence>([])
  const isAddressed = Object.values(address).some((text) => text.trim() !== '')
  const input = {
    caseSn: of.caseSn,
    expectedVersion: of.version,
    action,
    note: note.trim(),
    ...(asked.includes('tracking') ? { carrier: carrier.trim(), trackingNo: trackingNo.trim() } : {}),
    ...(asked.includes('amount') && amount !== '' ? { amount: Number(amount) } : {}),
    ...(asked.includes('address') && isAddressed ? { returnAddress: address } : {}),
    ...(asked.includes('good') ? { lines: returnedLines(of.lines, returned) } : {}),
    ...(asked.includes('images') ? { images: images.map((image) => image.name) } : {}),
  }
  return (
    <ConsoleDialog
      title={actName(t, action, of)}
      ok={actName(t, action, of)}
      call={call}
      // The three calls take what their side may say; an act of one side is never shown to another.
      input={input as unknown as RefInput<Ref>}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {asked.includes('amount') && (
            <Field
              id="case-amount"
              label={t(isVerdict ? 'verdictAmount' : 'offerAmount')}
              error={errors['amount']}
              isRequired
              help={`${t('amountHelp', { most: priceText(of.amount) })}${action === 'forBuyer' && of.can.includes('forBuyerReturn') ? ` · ${t('keepsGoods')}` : ''}`}
            >
              <MoneyInput id="case-amount" value={amount} max={of.amount} onChange={setAmount} />
            </Field>
          )}
          {asked.includes('good') && (
            <ReturnedFields
              lines={of.lines}
              returned={returned}
              error={errors['lines']}
              asksNumber={asked.includes('received')}
              onChange={setReturned}
            />
          )}
          {asked.includes('address') && (
            <AddressFields of={of} isAgreed={action === 'agree'} address={address} errors={errors} onChange={setAddress} />
          )}
          {asked.includes('tracking') && (
            <>
              <Field id="case-carrier" label={t('carrier')} error={errors['carrier']} isRequired>
                <Input id="case-carrier" maxLength={40} value={carrier} onChange={(event) => setCarrier(event.target.value)} />
              </Field>
              <Field id="case-tracking" label={t('trackingNo')} error={errors['trackingNo']} isRequired>
                <Input id="case-tracking" maxLength={40} value={trackingNo} onChange={(event) => setTrackingNo(event.target.value)} />
              </Field>
            </>
          )}
          {asked.includes('note') && (
            <Field id="case-note" label={t('note')} error={errors['note']} isRequired={notesNeeded.includes(action)}>
              <Input.TextArea id="case-note" rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
            </Field>
          )}
          {asked.includes('images') && <EvidencePicker images={images} isRequired={action === 'refuseReceipt'} onChange={setImages} />}
          {errors['images'] && <Note tone="danger">{errors['images']}</Note>}
        </>
      )}
    </ConsoleDialog>
  )
}

type Address = NonNullable<CaseDetail['usualAddress']>
type AddressProps = {
  readonly of: CaseDetail
  /** The store agrees; otherwise the platform decides. */
  readonly isAgreed: boolean
  readonly address: Address
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (address: Address) => void
}

/** Where the goods of a case go back to; a store finds its usual address behind the link. */
function AddressFields({ of, isAgreed, address, errors, onChange }: AddressProps) {
  const t = useMessages(aftersalePageMessages)
  const usual = of.usualAddress ? <Anchor to="/seller/aftersale/address">{t('addressManage')}</Anchor> : t('returnBecomesUsual')
  const fields = [
    ['receiver', 'returnReceiver', 40],
    ['phone', 'returnPhone', 20],
    ['address', 'returnAddress', 200],
  ] as const
  return fields.map(([name, label, most]) => (
    <Field
      key={name}
      id={`case-${name}`}
      label={t(label)}
      error={errors[`returnAddress.${name}`]}
      isRequired
      help={name === 'address' && isAgreed ? usual : undefined}
    >
      <Input
        id={`case-${name}`}
        maxLength={most}
        value={address[name]}
        onChange={(event) => onChange({ ...address, [name]: event.target.value })}
      />
    </Field>
  ))
}
