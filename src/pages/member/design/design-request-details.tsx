import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { DesignRequestDetail } from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'
import { designTones } from './design-request-columns.tsx'

/** What was asked for, by whom, and where it stands. */
export function DesignRequestDetails({ of, back, children }: { of: DesignRequestDetail; back: string; children: ReactNode }) {
  const t = useMessages(designPageMessages)
  const lang = useLanguage()
  const facts = [
    [t('colCompany'), of.companyName],
    [t('colDesigner'), of.designerName || t('nobody')],
    [t('standard'), of.standard],
    [t('colBudget'), of.budget === null ? t('noBudget') : `¥${priceText(of.budget)}`],
    [t('colWanted'), of.wantedDate && formatDate(of.wantedDate, lang)],
  ] as const
  return (
    <Panel
      title={of.title}
      sub={<StateDot tone={designTones[of.state]}>{of.stateText}</StateDot>}
      more={
        <Anchor className="lk t13" to={back}>
          {t('back')}
        </Anchor>
      }
    >
      <div className="bx col g3">
        {of.reviseReason && of.state === 'TAKEN' && <Note tone="warn">{t('reviseNote', { reason: of.reviseReason })}</Note>}
        <p className="t14 whitespace-pre-wrap">{of.requirement}</p>
        <PropertyList list={facts} />
        {children}
      </div>
    </Panel>
  )
}
