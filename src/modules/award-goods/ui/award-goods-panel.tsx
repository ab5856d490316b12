import { Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { GoodsPicker } from '../../search/ui/public.ts'
import { awardGoods, awardGoodsName } from '../endpoints.ts'
import { awardGoodsMessages } from '../messages.ts'

/** The goods that deliver what a buyer chose of the own quotation; nothing before an award. */
export function AwardGoodsPanel({ inquirySn }: { readonly inquirySn: string }) {
  const t = useMessages(awardGoodsMessages)
  const call = useCall(awardGoods, { inquirySn })
  const { act, busy } = useAct(awardGoodsName)
  const [naming, setNaming] = useState(0)
  const { data } = call
  if (!data || data.lines.length === 0) return null
  const name = async (productId: number) => {
    await act({ inquirySn, expectedVersion: data.version, lineNo: naming, productId }, t('done'))
    setNaming(0)
    call.reload()
  }
  return (
    <Panel title={t('title')}>
      <div className="bx col g2">
        {data.canName && <p className="t13 c2">{t('help')}</p>}
        <ul className="lst-p bd t13">
          {data.lines.map((line) => (
            <li key={line.lineNo} className="row g3 wrp">
              <span>
                {t('line', { no: line.lineNo })} {line.goodsName}{' '}
                <span className="num c2">
                  {line.specText} {line.number} {line.unitName}
                </span>
              </span>
              <span className="sp" />
              <span className={line.productId === 0 ? 'cw' : ''}>{line.productId === 0 ? t('none') : line.productName}</span>
              {data.canName && line.isNamed && (
                <Button
                  size="sm"
                  tone={line.productId === 0 ? 'brand' : 'ghost'}
                  busy={busy}
                  aria-label={t('nameFor', { no: line.lineNo })}
                  onClick={() => setNaming(line.lineNo)}
                >
                  {t(line.productId === 0 ? 'name' : 'change')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Modal open={naming > 0} footer={null} title={t('nameFor', { no: naming })} onCancel={() => setNaming(0)} destroyOnHidden>
        <GoodsPicker onAdd={({ productId }) => void name(productId)} />
      </Modal>
    </Panel>
  )
}
