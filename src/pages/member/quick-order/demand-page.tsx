import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { maxQuickOrderLines } from '../../../modules/sourcing-tools/endpoints-quick-order.ts'
import { splitItems } from '../../../modules/recognition/rules/split-items.ts'
import { OrderLineTable } from '../../../modules/sourcing-tools/ui/quick-order/order-line-table.tsx'
import { useAddLinesToBasket } from './use-add-lines-to-basket.ts'
import { useOrderLines } from '../../../modules/sourcing-tools/ui/quick-order/use-order-lines.ts'
import { demandMessages } from './messages.ts'
import { quickOrderMessages } from '../../../modules/sourcing-tools/messages.ts'

/** A need in free words: recognised line by line, mended where it stands, and sent to the enquiry basket. */
export default function DemandPage() {
  const t = useMessages(demandMessages)
  const q = useMessages(quickOrderMessages)
  const [typed, setTyped] = useState('')
  const work = useOrderLines(false)
  const baskets = useAddLinesToBasket(work)
  const found = work.rows.filter((row) => row.found?.line && row.found.level === 'full' && row.found.refusal === '')
  const missing = work.rows.filter((row) => row.found && !row.found.line)
  const read = () => {
    work.add(splitItems(typed, maxQuickOrderLines).map((line) => ({ typed: line.trim().slice(0, 300) })))
    setTyped('')
  }
  return (
    <Panel
      title={t('demandTitle')}
      sub={t('lead')}
      more={
        <ButtonLink size="sm" to="/quickOrder">
          {q('quickTitle')}
        </ButtonLink>
      }
    >
      <div className="bx col g2">
        <Input.TextArea
          rows={5}
          value={typed}
          maxLength={8000}
          aria-label={t('text')}
          placeholder={t('hint')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button tone="brand" icon="list-checks" disabled={typed.trim() === ''} onClick={read}>
            {t('read')}
          </Button>
        </div>
      </div>
      {work.rows.length === 0 ? (
        <Empty icon="clipboard-list" title={t('none')} help={t('noneHelp')} />
      ) : (
        <>
          {missing.length > 0 && <Note tone="info">{t('missingHelp')}</Note>}
          <OrderLineTable work={work} refusals={baskets.refusals} />
          <div className="bx row g3 flex-wrap">
            <span className="t13 c2" role="status">
              {t('summary', { found: found.length, missing: missing.length })}
            </span>
            <span className="sp" />
            <Button
              tone="action"
              icon="message-circle"
              disabled={found.length === 0}
              busy={baskets.busy === 'enquiry'}
              onClick={() => void baskets.toEnquiry(found)}
            >
              {t('toEnquiry')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
