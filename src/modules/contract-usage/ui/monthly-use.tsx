import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ContractView } from '../../contract/endpoints-schemas.ts'
import { contractRoot, ContractStateTag } from '../../contract/ui/public.ts'
import { adminContractUsage, contractUsage, sellerContractUsage, type FrameworkUsage, type UsageMonth } from '../endpoints.ts'
import { contractUsageMessages } from '../messages.ts'
import { UsageChart } from './usage-chart.tsx'

const calls = { buyer: contractUsage, store: sellerContractUsage, platform: adminContractUsage }

/** What was ordered and received under a framework contract in each month, against its band. Nothing for other contracts. */
export function MonthlyUse({ contract }: { contract: ContractView }) {
  return contract.kind === 'FRAMEWORK' && contract.effectiveTime !== null ? <Usage contract={contract} /> : null
}

function Usage({ contract: { contractId, viewer, can } }: { contract: ContractView }) {
  const t = useMessages(contractUsageMessages)
  const call = useCall(calls[viewer], { contractId })
  return (
    <Panel
      title={t('title')}
      more={
        can.includes('callOff') && (
          <ButtonLink size="sm" tone="brand-outline" to={`${contractRoot[viewer]}/add?frameworkId=${contractId}`}>
            {t('callOff')}
          </ButtonLink>
        )
      }
    >
      <CallView call={call}>{(usage) => <Months usage={usage} />}</CallView>
    </Panel>
  )
}

function Months({ usage }: { usage: FrameworkUsage }) {
  const t = useMessages(contractUsageMessages)
  const [chosen, setChosen] = useState('')
  const { band, months } = usage
  const options = [{ value: '', label: t('allMonths') }, ...months.toReversed().map(({ month }) => ({ value: month, label: month }))]
  return (
    <>
      <div className="bx row g3 wrp t13">
        <span>{band ? t('band', band) : t('noBand')}</span>
        <span className="sp" />
        <Select className="w-36" aria-label={t('month')} value={chosen} options={options} onChange={setChosen} />
      </div>
      <UsageChart months={months} band={band} />
      <MonthTable months={months.toReversed().filter(({ month }) => chosen === '' || month === chosen)} />
      <CallOffTable usage={usage} month={chosen} />
    </>
  )
}

const tones: Readonly<Record<UsageMonth['state'], TagTone>> = { none: 'neutral', below: 'warn', within: 'ok', above: 'danger' }

function MonthTable({ months }: { months: readonly UsageMonth[] }) {
  const t = useMessages(contractUsageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('month')}</th>
            <th className="r">{t('ordered')}</th>
            <th className="r">{t('executed')}</th>
            <th className="r">{t('left')}</th>
            <th>{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ordered, executed, left, state }) => (
            <tr key={month}>
              <td className="num">{month}</td>
              <td className="r num" data-l={t('ordered')}>
                {ordered}
              </td>
              <td className="r num" data-l={t('executed')}>
                {executed}
              </td>
              <td className="r num" data-l={t('left')}>
                {left ?? '—'}
              </td>
              <td data-l={t('state')}>
                <Tag tone={tones[state]} small>
                  {t(state)}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const orderAddress = { buyer: '/member/order/detail', store: '/seller/order/detail', platform: '/admin/order/detail' } as const

function CallOffTable({ usage: { viewer, callOffs }, month }: { usage: FrameworkUsage; month: string }) {
  const t = useMessages(contractUsageMessages)
  const shown = callOffs.filter((one) => month === '' || one.month === month)
  return (
    <>
      <h3 className="bx t14 b6">{t('callOffs', { month: month === '' ? t('everyMonth') : month })}</h3>
      {shown.length === 0 && <p className="bx t13 c3">{t('noCallOffs')}</p>}
      {shown.length > 0 && (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('what')}</th>
                <th>{t('month')}</th>
                <th className="r">{t('ordered')}</th>
                <th className="r">{t('executed')}</th>
                <th className="r">{t('amount')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ contractId, number, title, state, month: of, ordered, executed, amount }) => (
                <tr key={number}>
                  <td>
                    <Anchor
                      className="lk b5"
                      to={
                        contractId > 0
                          ? `${contractRoot[viewer]}/detail?contractId=${contractId}`
                          : `${orderAddress[viewer]}?orderSn=${number}`
                      }
                    >
                      {title === '' ? t('order') : title}
                    </Anchor>
                    <div className="t12 c3 num">
                      {number} {state && <ContractStateTag state={state} />}
                    </div>
                  </td>
                  <td className="num" data-l={t('month')}>
                    {of}
                  </td>
                  <td className="r num" data-l={t('ordered')}>
                    {ordered}
                  </td>
                  <td className="r num" data-l={t('executed')}>
                    {executed}
                  </td>
                  <td className="r num nw" data-l={t('amount')}>
                    ¥{priceText(amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
