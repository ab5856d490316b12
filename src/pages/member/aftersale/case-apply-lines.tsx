import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import type { AftersaleOptions } from '../../../modules/aftersale/endpoints.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import type { ApplyDraft } from './apply-draft.ts'

type Props = {
  readonly options: AftersaleOptions
  readonly draft: ApplyDraft
  readonly onChange: (numbers: ApplyDraft['numbers']) => void
}

/** How much of each line is asked for. */
export function CaseApplyLines({ options, draft, onChange }: Props) {
  const t = useMessages(aftersalePageMessages)
  const isUnshipped = draft.goodsState === 'notShipped'
  const lines = options.lines.filter((line) => (isUnshipped ? line.unshippedNum : line.shippedNum) > 0)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('number')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const most = isUnshipped ? line.unshippedNum : line.shippedNum
            return (
              <tr key={line.orderProductId}>
                <td>
                  <span className="row g2">
                    <Picture src={line.goodsImage} alt="" width={48} className="w48" />
                    <span>
                      {line.goodsName}
                      <span className="t12 c3 block">{line.specText}</span>
                      {draft.kind === 'return' && line.isFreeReturn && <span className="t12 cl block">{t('freeReturn')}</span>}
                    </span>
                  </span>
                </td>
                <td data-l={t('number')}>
                  <span className="frm-u">
                    <NumberInput
                      id={`apply-line-${line.orderProductId}`}
                      label={`${t('number')} ${line.goodsName}`}
                      decimals={line.decimals}
                      max={most}
                      value={draft.numbers[line.orderProductId] ?? ''}
                      onChange={(number) => onChange({ ...draft.numbers, [line.orderProductId]: number })}
                    />
                    <span className="c3">{line.unitName}</span>
                  </span>
                  <span className="t12 c3">{t('atMost', { count: counted(most, line.unitName) })}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
