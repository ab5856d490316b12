import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { materialCodeDelete, materialCodeList, type MaterialCodeView } from '../../../modules/enterprise/endpoints-material-codes.ts'
import { ImportMaterialCodes } from './import-material-codes.tsx'
import { materialCodeMessages } from './messages.ts'

const filterNames = ['keyword'] as const

/** The company's own codes for goods: looked up, imported, deleted. */
export default function MatCodePage() {
  const t = useMessages(materialCodeMessages)
  const { values, set, ...list } = useList('member.materialCodes', filterNames, { remembered: true, pageSize: 50 })
  const call = useCall(materialCodeList, { keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useCodeColumns(call.reload)
  return (
    <List
      label={t('title')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ codeId }) => codeId}
      columns={columns}
      head={
        <>
          <PanelHead title={t('title')} sub={t('lead')} />
          <ImportMaterialCodes onDone={call.reload} />
        </>
      }
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="tags" title={t('none')} help={t('noneHelp')} />}
    />
  )
}

function useCodeColumns(onDone: () => void): readonly ListColumn<MaterialCodeView>[] {
  const t = useMessages(materialCodeMessages)
  const { modal } = App.useApp()
  const { act } = useAct(materialCodeDelete)
  const remove = (materialCodeView: MaterialCodeView) =>
    void modal.confirm({
      title: t('deleteAsk', { code: materialCodeView.materialCode }),
      okText: t('delete'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ codeId: materialCodeView.codeId }, t('deleted'))) onDone()
      },
    })
  const actions = useActionsColumn<MaterialCodeView>((of) => (
    <Button size="sm" onClick={() => remove(of)}>
      {t('delete')}
    </Button>
  ))
  return [
    { key: 'code', title: t('colCode'), as: 'title', isTight: true, text: ({ materialCode }) => materialCode },
    { key: 'name', title: t('colName'), text: ({ materialName }) => materialName },
    {
      key: 'goods',
      title: t('colGoods'),
      text: ({ goodsName, specText, productId }) => `${goodsName || t('gone')} ${specText} ${productId}`,
      cell: ({ goodsName, productId, specText }) => (
        <div>
          {goodsName ? (
            <Anchor data-open className="lk" to={`/goods/detail/${productId}`}>
              {goodsName}
            </Anchor>
          ) : (
            t('gone')
          )}
          <div className="t12 c3">
            <span className="num">{productId}</span> {specText}
          </div>
        </div>
      ),
    },
    actions,
  ]
}
