import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx'
import { rfqList, purchaserCheck } from '../../../modules/rfq/endpoints.ts'
import { ParticipationConditions } from './participation-conditions.tsx'
import { useRfqColumns } from './rfq-columns.tsx'
import { rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

const noFilters = [] as const

/** The purchaser's area: what a request is, whether one may start it, and one's own. */
export default function InquiryHomePage() {
  const t = useMessages(rfqPageMessages)
  const check = useCall(purchaserCheck, {})
  const list = useList('member.requestsHome', noFilters)
  const columns = useRfqColumns()
  const own = useCall(rfqList, { pageSize: 5 })
  const steps = ['stepWrite', 'stepQuote', 'stepCompare', 'stepChoose'] as const
  return (
    <div className="col g3">
      <Panel
        title={t('homeTitle')}
        sub={t('homeLead')}
        more={
          <ButtonLink tone="action" icon="plus" to="/inquiry/purchaser/init_inquiry">
            {t('start')}
          </ButtonLink>
        }
      >
        <ol className="bx grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
          {steps.map((step, index) => (
            <li key={step}>
              <b className="num cp t18">{index + 1}</b> <b className="b5">{t(step)}</b>
              <p className="t12 c3">{t(`${step}Help`)}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <CallView call={check} rows={3}>
        {(found) => <ParticipationConditions check={found} title={t('conditionsTitle')} />}
      </CallView>
      <List
        isPlain
        label={t('myInqTitle')}
        list={list}
        call={own}
        rows={(found) => found.list}
        keyOf={({ inquirySn }) => inquirySn}
        to={rfqAddress}
        columns={columns}
        head={
          <PanelHead title={t('myInqTitle')}>
            <Anchor className="lk t13" to="/member/inquiry/myInq">
              {t('all')}
            </Anchor>
          </PanelHead>
        }
        empty={<Empty icon="clipboard-list" title={t('openNone')} help={t('openNoneHelp')} />}
      />
    </div>
  )
}
