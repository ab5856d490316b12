import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  adminAnswerCancel,
  buyerAnswerCancel,
  buyerWithdrawCancel,
  sellerAnswerCancel,
  sellerWithdrawCancel,
  type CancellationView,
} from '../endpoints.ts'
import { cancellationPageMessages } from '../messages.ts'

const answers = { buyer: buyerAnswerCancel, store: sellerAnswerCancel, platform: adminAnswerCancel }
type Side = keyof typeof answers

type Props = {
  readonly of: CancellationView
  readonly side: Side
  readonly onDone: () => void
}

/** What a side may do with an open cancellation: agree with the amount before its eyes, refuse, take it back. */
export function CancellationMoves({ of, side, onDone }: Props) {
  const t = useMessages(cancellationPageMessages)
  const ask = useConfirm()
  const answer = useAct(answers[side])
  const withdraw = useAct(side === 'buyer' ? buyerWithdrawCancel : sellerWithdrawCancel)
  const [refusing, setRefusing] = useState(false)
  const key = { cancellationId: of.cancellationId, expectedVersion: of.version }
  const agree = async () => {
    const isSure = await ask({
      title: t('agreeTitle', { amount: priceText(of.amount) }),
      help: t('agreeHelp'),
      ok: t('agree'),
      isFinal: true,
    })
    if (isSure && (await answer.act({ ...key, agree: 1, answer: '' }, t('done')))) onDone()
  }
  const takeBack = async () => {
    const isSure = await ask({ title: t('withdrawTitle'), help: t('withdrawHelp'), ok: t('withdraw') })
    if (isSure && (await withdraw.act(key, t('done')))) onDone()
  }
  const refused = () => {
    setRefusing(false)
    onDone()
  }
  return (
    <>
      {of.can.includes('agree') && (
        <Button size="sm" tone="action" busy={answer.busy} onClick={() => void agree()}>
          {t('agree')}
        </Button>
      )}
      {of.can.includes('refuse') && (
        <Button size="sm" onClick={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      )}
      {of.can.includes('withdraw') && (
        <Button size="sm" busy={withdraw.busy} onClick={() => void takeBack()}>
          {t('withdraw')}
        </Button>
      )}
      {refusing && <RefuseDialog input={key} side={side} onDone={refused} onClose={() => setRefusing(false)} />}
    </>
  )
}

function RefuseDialog({
  input,
  side,
  onDone,
  onClose,
}: {
  input: { cancellationId: number; expectedVersion: number }
  side: Side
  onDone: () => void
  onClose: () => void
}) {
  const t = useMessages(cancellationPageMessages)
  const [answer, setAnswer] = useState('')
  return (
    <ConsoleDialog
      title={t('refuseTitle')}
      ok={t('refuse')}
      call={answers[side]}
      input={{ ...input, agree: 0, answer }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <Field id="cancel-answer" label={t('answer')} error={errors['answer']}>
          <Input.TextArea id="cancel-answer" rows={3} maxLength={200} value={answer} onChange={(event) => setAnswer(event.target.value)} />
        </Field>
      )}
    </ConsoleDialog>
  )
}
