import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { optimizationHistory } from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import { BuyersOnly } from './buyers-only.tsx'
import { optimizationMessages } from './messages.ts'

const pageSize = 20
const noFilters: readonly string[] = []
const start = '/prototype/optimize/index'

/** What the buyer has had computed. */
export default function OptimizeHistoryPage() {
  const t = useMessages(optimizationMessages)
  const { page, turn } = useFilters(noFilters)
  const call = useCall(optimizationHistory, { current: page, pageSize })
  const begin = (
    <ButtonLink size="sm" tone="brand" icon="plus" to={start}>
      {t('newOne')}
    </ButtonLink>
  )
  return (
    <BuyersOnly call={call}>
      {({ list, total }) => (
        <Panel title={t('historyTitle')} more={begin}>
          {list.length === 0 ? (
            <Empty icon="target" title={t('none')} help={t('noneHelp')} actions={<ButtonLink to={start}>{t('newOne')}</ButtonLink>} />
          ) : (
            <Rows list={list} />
          )}
          <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />
        </Panel>
      )}
    </BuyersOnly>
  )
}

function Rows({ list }: { list: RefOutput<typeof optimizationHistory>['list'] }) {
  const t = useMessages(optimizationMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colTitle')}</th>
            <th className="r">{t('colLines')}</th>
            <th>{t('colCity')}</th>
            <th className="r">{t('colTotal')}</th>
            <th className="r">{t('colSaving')}</th>
            <th>{t('colAt')}</th>
            <th className="r" aria-label={t('acts')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => {
            const to = `/prototype/optimize/hisDetail?runId=${one.runId}`
            return (
              <tr key={one.runId}>
                <td>
                  <Anchor className="lk b5" to={to}>
                    {one.title}
                  </Anchor>
                </td>
                <td className="r num" data-l={t('colLines')}>
                  {one.lineNum}
                </td>
                <td data-l={t('colCity')}>{one.regionName}</td>
                <td className="r num nw" data-l={t('colTotal')}>
                  ¥{priceText(one.total)}
                </td>
                <td className="r num nw" data-l={t('colSaving')}>
                  {one.saving === null ? '–' : <span className={one.saving > 0 ? 'cok b5' : ''}>¥{priceText(one.saving)}</span>}
                </td>
                <td className="num nw" data-l={t('colAt')}>
                  {shortTime(one.createTime)}
                </td>
                <td className="r">
                  <ButtonLink size="sm" to={to}>
                    {t('open')}
                  </ButtonLink>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
