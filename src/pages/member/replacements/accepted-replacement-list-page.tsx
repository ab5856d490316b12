import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { replacementList, replacementUndo, type AcceptedSubstitute } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import { replacementAddress } from '../../../modules/sourcing-tools/ui/replacement-address.ts'
import { acceptedReplacementMessages } from './messages.ts'

const noFilters = [] as const
const search = '/prototype/replacement/search'

/** What the member's company has accepted in place of what. */
export default function AcceptedListPage() {
  const t = useMessages(acceptedReplacementMessages)
  const list = useList('member.replacements', noFilters)
  const call = useCall(replacementList, { current: list.page, pageSize: list.size })
  const columns = useReplacementColumns(call.reload)
  return (
    <List
      label={t('acceptedTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ substitutionId }) => substitutionId}
      to={({ productId, originalName }) => (originalName === '' ? null : goodsAddress(productId))}
      columns={columns}
      head={
        <PanelHead title={t('acceptedTitle')} sub={t('acceptedLead')}>
          <ButtonLink size="sm" tone="brand" icon="search" to={search}>
            {t('toSearch')}
          </ButtonLink>
        </PanelHead>
      }
      pages={({ total }) => ({ total })}
      empty={
        <Empty
          icon="package-search"
          title={t('none')}
          help={t('noneHelp')}
          actions={<ButtonLink to={search}>{t('toSearch')}</ButtonLink>}
        />
      }
    />
  )
}

function useReplacementColumns(onChanged: () => void): readonly ListColumn<AcceptedSubstitute>[] {
  const t = useMessages(acceptedReplacementMessages)
  const undo = useUndo(onChanged)
  const actions = useActionsColumn<AcceptedSubstitute>((one) => (
    <>
      <ButtonLink size="sm" to={replacementAddress({ productId: one.productId })}>
        {t('see')}
      </ButtonLink>
      <Button size="sm" onClick={() => undo(one)}>
        {t('undo')}
      </Button>
    </>
  ))
  return [
    { key: 'original', title: t('colOriginal'), as: 'title', text: ({ originalName }) => originalName || t('goodsGone') },
    {
      key: 'instead',
      title: t('colInstead'),
      text: ({ insteadName }) => insteadName || t('goodsGone'),
      cell: ({ instead, insteadName }) =>
        insteadName === '' ? (
          t('goodsGone')
        ) : (
          <Anchor className="lk b5 whitespace-normal" to={goodsAddress(instead)}>
            {insteadName}
          </Anchor>
        ),
    },
    { key: 'by', title: t('colBy'), text: ({ by }) => by },
    { key: 'reason', title: t('colReason'), text: ({ reason }) => reason },
    { key: 'at', title: t('colAt'), isTight: true, text: ({ createTime }) => shortTime(createTime) },
    actions,
  ]
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
