import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { rfqList } from '../../../modules/rfq/endpoints.ts'
import { rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'
import { memberHomeMessages } from './messages.ts'

/** The latest open requests for quotation, with the time that is left and how many have quoted. */
export function RunningRequests() {
  const t = useMessages(memberHomeMessages)
  const call = useCall(rfqList, { phase: 'open', pageSize: 4 })
  return (
    <Panel title={t('running')} more={<MoreLink to="/member/inquireOrder/list">{t('runningAll')}</MoreLink>}>
      <CallView call={call} rows={3}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty
              icon="clipboard-list"
              title={t('runningNone')}
              actions={<ButtonLink to="/inquiry/purchaser/init_inquiry">{t('runningStart')}</ButtonLink>}
            />
          ) : (
            <ul className="rrq">
              {list.map((one) => (
                <li key={one.inquirySn} className="col g1 t13">
                  <span className="row g2">
                    <Anchor className="lk num" to={rfqAddress(one)}>
                      {one.inquirySn}
                    </Anchor>
                    <span className="sp" />
                    {one.closeTime ? <Countdown until={one.closeTime} /> : <RfqStateTag of={one} />}
                  </span>
                  <span className="el">{one.title}</span>
                  <span className="row g2 t12 c3">
                    {t('runningLines', { count: one.lineNum })}
                    <span className="sp" />
                    {t('runningQuotes', { count: one.quoteNum })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </CallView>
    </Panel>
  )
}
