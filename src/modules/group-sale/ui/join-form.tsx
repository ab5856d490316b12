import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { fenOfNumber, yuanNumber } from '../../../kernel/money/money.ts'
import { unitPriceOfNumber, lineAmount } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { groupJoin } from '../endpoints.ts'
import type { GroupCampaignView } from '../endpoints-schemas.ts'
import { depositFor } from '../rules/price-tiers.ts'
import { useGroupMessages } from './use-messages.ts'

const joinRef = callRef<typeof groupJoin>('POST', 'v3/groupSale/front/participation/join', true)

/** What a quantity costs at most, and its deposit; null while the quantity is none. The server counts again. */
function sumsOf(of: GroupCampaignView, text: string) {
  const number = parseQuantity(text, of.precision)
  if (number === undefined || number === 0n) return null
  const tiers = of.tiers.map((tier) => ({ from: BigInt(0), unitPrice: unitPriceOfNumber(tier.price) ?? 0n }))
  const goods = lineAmount(unitPriceOfNumber(of.priceNow) ?? 0n, number, of.precision)
  return { goods: yuanNumber(goods), deposit: yuanNumber(depositFor(tiers, number, of.precision, Math.round(of.depositPercent * 100))) }
}

/** Joining: a quantity, what it costs at most, and the deposit before the button. */
export function JoinForm({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  const navigate = useNavigate()
  const { run, busy } = useCommand(joinRef)
  const [number, setNumber] = useState(String(of.minNum))
  const [problem, setProblem] = useState('')
  const sums = sumsOf(of, number.trim())
  const submit = async () => {
    setProblem('')
    const outcome = await run({ groupSn: of.groupSn, number: number.trim(), expectedDeposit: sums?.deposit ?? 0 })
    if (outcome.kind === 'unknown') return setProblem(t('busy'))
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setProblem(Object.values(answer.errors ?? {})[0] ?? answer.msg)
    await navigate(`/member/groupSale/detail?participationSn=${answer.data.participationSn}`)
  }
  const { unitName: unit } = of
  const [min, max] = [groupedNumber(of.minNum), groupedNumber(of.maxNum)]
  return (
    <form
      className="gsl-j"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t('quantity', { unit })}
        inputMode="decimal"
        maxLength={14}
        value={number}
        hint={of.maxNum > 0 ? t('quantityLimit', { min, max, unit }) : t('quantityHelp', { min, unit })}
        onChange={(event) => setNumber(event.target.value)}
      />
      {sums && (
        <PropertyList
          list={[
            [t('goodsAtMost'), `¥${priceText(sums.goods)}`],
            [t('depositNow'), `¥${priceText(sums.deposit)}`],
          ]}
        />
      )}
      {problem !== '' && <Note tone="danger">{problem}</Note>}
      <div>
        <Button type="submit" tone="action" size="xl" busy={busy} disabled={sums === null || fenOfNumber(sums.deposit) === undefined}>
          {sums ? t('join', { amount: priceText(sums.deposit) }) : t('joinEmpty')}
        </Button>
      </div>
    </form>
  )
}
