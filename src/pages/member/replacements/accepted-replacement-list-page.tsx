import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { replacementList, replacementUndo, type AcceptedSubstitute } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import { replacementAddress } from '../../../modules/sourcing-tools/ui/replacement-address.ts'
import { acceptedReplacementMessages } from './messages.ts'

const pageSize = 20
const noFilters: readonly string[] = []
const search = '/prototype/replacement/search'

/** What the member's company has accepted in place of what. */
export default function AcceptedListPage() {
  const t = useMessages(acceptedReplacementMessages)
  const { page, turn } = useFilters(noFilters)
  const call = useCall(replacementList, { current: page, pageSize })
  return (
    <ConsoleList
      label={t('acceptedTitle')}
      head={
        <PanelHead title={t('acceptedTitle')} sub={t('acceptedLead')}>
          <ButtonLink size="sm" tone="brand" icon="search" to={search}>
            {t('toSearch')}
          </ButtonLink>
        </PanelHead>
      }
      call={call}
      empty={
        <Empty
          icon="package-search"
          title={t('none')}
          help={t('noneHelp')}
          actions={<ButtonLink to={search}>{t('toSearch')}</ButtonLink>}
        />
      }
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} onChanged={call.reload} />}
    </ConsoleList>
  )
}

function Rows({ list, onChanged }: { list: readonly AcceptedSubstitute[]; onChanged: () => void }) {
  const t = useMessages(acceptedReplacementMessages)
  const undo = useUndo(onChanged)
  const goods = (productId: number, name: string) =>
    name === '' ? (
      t('goodsGone')
    ) : (
      <Anchor className="lk b5 whitespace-normal" to={goodsAddress(productId)}>
        {name}
      </Anchor>
    )
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colOriginal')}</th>
            <th>{t('colInstead')}</th>
            <th>{t('colBy')}</th>
            <th>{t('colReason')}</th>
            <th>{t('colAt')}</th>
            <th className="r" aria-label={t('acts')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.substitutionId}>
              <td>{goods(one.productId, one.originalName)}</td>
              <td data-l={t('colInstead')}>{goods(one.instead, one.insteadName)}</td>
              <td data-l={t('colBy')}>{one.by}</td>
              <td data-l={t('colReason')}>{one.reason || '–'}</td>
              <td className="num nw" data-l={t('colAt')}>
                {shortTime(one.createTime)}
              </td>
              <td className="r">
                <span className="row g2 justify-end flex-wrap">
                  <ButtonLink size="sm" to={replacementAddress({ productId: one.productId })}>
                    {t('see')}
                  </ButtonLink>
                  <Button size="sm" onClick={() => undo(one)}>
                    {t('undo')}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useUndo(onDone: () => void): (acceptedSubstitute: AcceptedSubstitute) => void {
  const t = useMessages(acceptedReplacementMessages)
  const { modal } = App.useApp()
  const { act } = useAct(replacementUndo)
  return ({ substitutionId, insteadName }) =>
    void modal.confirm({
      title: t('undoAsk', { name: insteadName || t('goodsGone') }),
      okText: t('undo'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ substitutionId }, t('undone'))) onDone()
      },
    })
}
