import { useEffect, type ReactNode } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ContractView } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'
import { callsOf, contractRoot, listAddress, type ContractViewer } from './calls-of-side.ts'
import { CallOffs } from './call-offs.tsx'
import { ContractActions } from './contract-actions.tsx'
import { ContractStateTag } from './contract-list.tsx'
import { ContractVersions } from './contract-versions.tsx'
import { Supplements } from './supplements.tsx'

type Props = {
  readonly viewer: ContractViewer
  readonly contractId: number
  /** What a later module shows of a contract below its signatures. */
  readonly more?: (contract: ContractView) => ReactNode
}

/** One contract: where it stands, what may be done, its text, its versions and its signatures. */
export function ContractDetail({ viewer, contractId, more }: Props) {
  const t = useMessages(contractPageMessages)
  const call = useCall(callsOf(viewer).detail, { contractId })
  const papers = call.data ? [call.data, ...call.data.supplements] : []
  const waits = papers.some(({ signatures }) => signatures.some(({ signTime }) => signTime === null))
  const { reload } = call
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(reload, 2000)
    return () => clearInterval(timer)
  }, [waits, reload])
  return (
    <CallView call={call}>
      {(contract) => (
        <div className="col g3">
          <Panel
            title={contract.title}
            sub={contract.contractSn}
            more={
              <Anchor className="lk t13" to={listAddress[viewer]}>
                {t('back')}
              </Anchor>
            }
          >
            <div className="bx col g3">
              <div>
                <ContractStateTag state={contract.state} /> {contract.reason !== '' && <span className="t12 c3">{contract.reason}</span>}
              </div>
              {contract.otherFramework && <Note tone="warn">{t('otherFramework')}</Note>}
              <NeedsAuthentication contract={contract} />
              <OpenPoints contract={contract} />
              <ContractActions contract={contract} onDone={reload} />
              <Head contract={contract} />
            </div>
          </Panel>
          <Panel title={t('signatures')}>
            <div className="bx col g2">
              <Standing contract={contract} side="store" />
              <Standing contract={contract} side="buyer" />
            </div>
          </Panel>
          {more?.(contract)}
          <CallOffs contract={contract} />
          <Supplements contract={contract} onDone={reload} />
          <ContractVersions contract={contract} />
          <Text contract={contract} />
        </div>
      )}
    </CallView>
  )
}

function NeedsAuthentication({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  const waits = contract.state === 'NEGOTIATING' || contract.state === 'SIGNING'
  if (contract.viewer === 'platform' || contract.isAuthenticated || !waits) return null
  const store = contract.viewer === 'store' ? `&storeId=${contract.storeId}` : ''
  return (
    <Note tone="warn">
      {t('needAuthen')}{' '}
      <Anchor className="lk" to={`${contractRoot[contract.viewer]}/authen?contractId=${contract.contractId}${store}`}>
        {t('goAuthen')}
      </Anchor>
    </Note>
  )
}

/** Why performance cannot be complete yet, in the same words for both sides. */
function OpenPoints({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  if (contract.state !== 'PERFORMING' || contract.obligations.length === 0) return null
  return (
    <Note tone="warn">
      {t('obligationsNote')}
      <ul>
        {contract.obligations.map(({ lineNo, name, kind, amount }) => (
          <li key={`${lineNo} ${kind}`}>{t(`owed_${kind}`, { no: lineNo, name, amount: priceText(amount) })}</li>
        ))}
      </ul>
    </Note>
  )
}

function Head({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  return (
    <PropertyList
      list={[
        [t('kind'), t(contract.kind)],
        [t('source'), contract.source === '' ? '' : <SourceLink key="source" contract={contract} />],
        [t('seller'), `${contract.seller.name} ${contract.seller.taxNumber}`],
        [t('buyer'), `${contract.buyer.name} ${contract.buyer.taxNumber}`],
        [
          t('total'),
          contract.agreed.total === contract.total
            ? `¥${priceText(contract.total)}`
            : t('supplemented', { now: priceText(contract.agreed.total), signed: priceText(contract.total) }),
        ],
        [
          t('endsOn'),
          contract.agreed.endsOn === contract.endsOn
            ? contract.endsOn
            : t('supplementedEnd', { now: contract.agreed.endsOn, signed: contract.endsOn }),
        ],
        [t('signUntil'), contract.state === 'SIGNING' && contract.signUntil ? fullTime(contract.signUntil) : ''],
        [t('effective'), contract.effectiveTime ? fullTime(contract.effectiveTime) : ''],
        [t('executed'), contract.effectiveTime ? `¥${priceText(contract.executed)} / ¥${priceText(contract.agreed.total)}` : ''],
        [t('orders'), contract.orders.length === 0 ? '' : <OrderLinks key="orders" contract={contract} />],
        [t('code'), contract.code],
        [t('sha256'), contract.sha256 === '' ? '' : contract.sha256.replaceAll(/(.{16})(?=.)/g, '$1 ')],
      ]}
    />
  )
}

const orderAddress = { buyer: '/member/order/detail', store: '/seller/order/detail', platform: '/admin/order/detail' } as const

function OrderLinks({ contract }: { contract: ContractView }) {
  return contract.orders.map(({ orderSn }) => (
    <Anchor key={orderSn} className="lk num" to={`${orderAddress[contract.viewer]}?orderSn=${orderSn}`}>
      {orderSn}
    </Anchor>
  ))
}

/** Where the request, the tender or the framework contract is read by the side that looks. */
function sourceAddress({ viewer, source, sourceSn, frameworkId }: ContractView): string | null {
  if (source === 'FRAMEWORK') return `${contractRoot[viewer]}/detail?contractId=${frameworkId}`
  if (viewer === 'platform') return null
  if (source === 'TENDER') return `/${viewer === 'buyer' ? 'member' : 'seller'}/bid/detail?tenderSn=${sourceSn}`
  return viewer === 'buyer' ? `/member/inquireOrder/detail?inquirySn=${sourceSn}` : `/seller/inquiry/detail?inquirySn=${sourceSn}`
}

function SourceLink({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  if (contract.source === '') return null
  const text = t(`source_${contract.source}`, { sn: contract.sourceSn })
  const address = sourceAddress(contract)
  return address ? (
    <Anchor className="lk" to={address}>
      {text}
    </Anchor>
  ) : (
    text
  )
}

function Standing({ contract, side }: { contract: ContractView; side: 'buyer' | 'store' }) {
  const t = useMessages(contractPageMessages)
  const signature = contract.signatures.find((one) => one.side === side)
  const isConfirmed = contract.confirmed.includes(side)
  const says = signature
    ? signature.signTime
      ? `${t('signedBy', { agent: signature.agentName })} ${fullTime(signature.signTime)}`
      : t('signing')
    : contract.signUntil
      ? t('notSigned')
      : isConfirmed
        ? t('confirmed', { no: contract.versionNo })
        : t('notConfirmed')
  return (
    <p className="t13">
      <b className="b5">
        {t(side)} {side === 'store' ? contract.seller.name : contract.buyer.name}
      </b>{' '}
      <span className="c2">{says}</span>
      {contract.completed.includes(side) && <span className="c3"> · {t('completedBy')}</span>}
    </p>
  )
}

function Text({ contract }: { contract: ContractView }) {
  const t = useMessages(contractPageMessages)
  return (
    <>
      <Panel title={t(contract.supplements.some(({ state }) => state === 'EFFECTIVE') ? 'agreedLines' : 'lines')}>
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('name')}</th>
                <th>{t('spec')}</th>
                <th>{t('standard')}</th>
                <th className="r">{t('quantity')}</th>
                <th className="r">{t('price')}</th>
              </tr>
            </thead>
            <tbody>
              {contract.agreed.lines.map((line, index) => (
                <tr key={line.no ?? index}>
                  <td>
                    <span className="c3 num">{line.no ?? index + 1}.</span> {line.name}
                  </td>
                  <td data-l={t('spec')}>{line.spec}</td>
                  <td data-l={t('standard')}>{line.standard}</td>
                  <td className="r num nw" data-l={t('quantity')}>
                    {line.quantity} {line.unit}
                  </td>
                  <td className="r num nw" data-l={t('price')}>
                    ¥{priceText(line.price)}
                    {line.index && <div className="t12 c3">{t('provisionalPrice')}</div>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel title={t('clauses')} sub={t('contractsInChinese')}>
        <ol className="bx col g2 t13" lang="zh-CN">
          {contract.clauses.map(({ title, text }, index) => (
            <li key={title}>
              <b className="b5">
                {index + 1}. {title}
              </b>
              <p className="c2 whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}
