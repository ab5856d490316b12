import { Input } from 'antd'
import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { mostQuickRows } from '../../contract-quick.ts'
import { linesOf } from '../../rules/parse-line.ts'
import { QuickTable } from '../parts/quick-table.tsx'
import { useQuickBaskets } from '../use-quick-baskets.ts'
import { useQuickRows } from '../use-quick-rows.ts'
import { demandWords } from '../words-demand.ts'
import { quickWords } from '../words-quick.ts'

/** A need in free words: recognised line by line, mended where it stands, and sent to the enquiry basket. */
export default function DemandPage() {
  const t = useWords(demandWords)
  const q = useWords(quickWords)
  const [typed, setTyped] = useState('')
  const work = useQuickRows(false)
  const baskets = useQuickBaskets(work)
  const found = work.rows.filter((row) => row.found?.line && row.found.refusal === '')
  const missing = work.rows.filter((row) => row.found && !row.found.line)
  const read = () => {
    work.add(linesOf(typed, mostQuickRows).map((line) => ({ typed: line.trim().slice(0, 300) })))
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
          <QuickTable work={work} refusals={baskets.refusals} />
          <div className="bx row g3" style={{ flexWrap: 'wrap' }}>
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
