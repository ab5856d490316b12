import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { actionName } from '../../../ui/console/action-name.ts'
import { supportAccessView, type SupportRow, type SupportSection } from '../../../modules/support/endpoints.ts'
import { supportAdminMessages } from './messages.ts'

/** What a member or a store sees, section by section; nothing here can be pressed. */
export default function SupportLookPage() {
  const t = useMessages(supportAdminMessages)
  const [query] = useSearchParams()
  const call = useCall(supportAccessView, { lookId: Number(query.get('lookId')) || 0 })
  return (
    <div className="col g3">
      <Anchor className="lk t13" to="/admin/support">
        {t('back')}
      </Anchor>
      <CallView call={call}>
        {(look) => (
          <div className="col g3">
            <h1 className="t18 b6">{look.storeName || look.memberName}</h1>
            <Note tone="warn" icon="headset">
              {t('readOnly', { until: fullTime(look.openUntil), reason: look.reason })}
            </Note>
            {look.sections.map((section) => (
              <Section key={section.key} section={section} />
            ))}
          </div>
        )}
      </CallView>
    </div>
  )
}

function Section({ section }: { section: SupportSection }) {
  const t = useMessages(supportAdminMessages)
  const lang = useLanguage()
  return (
    <Panel title={t(`section_${section.key}`)}>
      {section.rows.length === 0 ? (
        <p className="bx t13 c3">{section.refused || t('empty')}</p>
      ) : (
        <ul className="bx col g3 t13">
          {section.rows.map((row, place) => (
            <Row
              key={`${row.title}${row.time ?? ''}${place}`}
              row={section.key === 'log' ? { ...row, title: actionName(lang, row.title) } : row}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Row({ row }: { row: SupportRow }) {
  const t = useMessages(supportAdminMessages)
  return (
    <li className="col g1 wrap-anywhere">
      <span className="row g2 flex-wrap">
        <b className="b6">{row.title}</b>
        {row.state !== '' && <span>{row.state}</span>}
        {row.amount !== null && <span className="num">¥{priceText(row.amount)}</span>}
        {row.time && <span className="num c3">{fullTime(row.time)}</span>}
      </span>
      {row.details.length > 0 && <span className="c2">{row.details.join(' · ')}</span>}
      {row.can.length > 0 && (
        <span className="c2">
          {t('can')}
          {row.can.join(', ')}
        </span>
      )}
      {row.whyNot.length > 0 && (
        <span className="c2">
          {t('whyNot')}
          {row.whyNot.join('; ')}
        </span>
      )}
    </li>
  )
}
