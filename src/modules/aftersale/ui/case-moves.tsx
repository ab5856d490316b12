import { useState } from 'react'
import type { Callable, RefInput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Moves, type Move } from '../../../ui/console/detail/moves.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import type { CaseDetail } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'
import { actName, asksMore, CaseActDialog } from './case-act-dialog.tsx'

const solid: readonly string[] = [
  'acceptOffer',
  'sendBack',
  'acceptPart',
  'confirmReplacement',
  'agree',
  'receive',
  'shipReplacement',
  'payBack',
  'admit',
  'forBuyerReturn',
  'forBuyer',
]
const grave: readonly string[] = ['cancel', 'close', 'reject', 'refuseReceipt', 'refuse', 'forSeller']

/** The buttons that the server allows on a case; what cannot be undone is asked about, what needs words opens a dialog. */
export function CaseMoves<Ref extends Callable>({ of, call, onDone }: { of: CaseDetail; call: Ref; onDone: () => void }) {
  const t = useMessages(aftersalePageMessages)
  const { act, busy } = useAct(call)
  const [open, setOpen] = useState<CaseDetail['can'][number] | null>(null)
  const press = async (action: CaseDetail['can'][number]) => {
    if (asksMore(action, of)) return setOpen(action)
    const input = { caseSn: of.caseSn, expectedVersion: of.version, action }
    // The three calls take what their side may say; an act of one side is never shown to another.
    await act(input as unknown as RefInput<Ref>, t('done'))
    return onDone()
  }
  const question = (action: string) => {
    const amount = priceText(of.amount)
    if (action === 'payBack') return { title: t('payBackAsk', { amount }), ok: t('do_payBack') }
    if (action === 'agree' && !asksMore(action, of)) return { title: t('agreeRefundAsk', { amount }), ok: t('do_agree') }
    return grave.includes(action) && !asksMore(action, of)
      ? { title: `${t(`do_${action as 'cancel'}`)}？`, ok: t(`do_${action as 'cancel'}`) }
      : undefined
  }
  const moves = of.can.map((action): Move => {
    const ask = question(action)
    return {
      key: action,
      label: actName(t, action, of),
      busy,
      run: () => void press(action),
      ...(solid.includes(action) && !(action === 'forBuyer' && of.can.includes('forBuyerReturn'))
        ? { tone: 'action' as const }
        : grave.includes(action)
          ? { tone: 'danger' as const }
          : {}),
      ...(ask ? { ask } : {}),
    }
  })
  return (
    <>
      <Moves can={of.can} moves={moves} />
      {open !== null && (
        <CaseActDialog
          of={of}
          action={open}
          call={call}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
