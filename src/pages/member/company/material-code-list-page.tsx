import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { materialCodeDelete, materialCodeList, type MaterialCodeView } from '../../../modules/enterprise/endpoints-material-codes.ts'
import { ImportMaterialCodes } from './import-material-codes.tsx'
import { materialCodeMessages } from './messages.ts'

const filterNames = ['keyword'] as const
const pageSize = 50

/** The company's own codes for goods: looked up, imported, deleted. */
export default function MatCodePage() {
  const t = useMessages(materialCodeMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const call = useCall(materialCodeList, { keyword: values.keyword, current: page, pageSize })
  return (
    <ConsoleList
      label={t('title')}
      head={
        <>
          <PanelHead title={t('title')} sub={t('lead')} />
          <ImportMaterialCodes onDone={call.reload} />
        </>
      }
      bar={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      call={call}
      empty={<Empty icon="tags" title={t('none')} help={t('noneHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <CodeTable list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function CodeTable({ list, onDone }: { list: readonly MaterialCodeView[]; onDone: () => void }) {
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
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCode')}</th>
            <th>{t('colName')}</th>
            <th>{t('colGoods')}</th>
            <th className="r" aria-label={t('delete')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.codeId}>
              <td className="num b5 nw">{one.materialCode}</td>
              <td data-l={t('colName')}>{one.materialName}</td>
              <td data-l={t('colGoods')}>
                <div>
                  {one.goodsName ? (
                    <Anchor className="lk" to={`/goods/detail/${one.productId}`}>
                      {one.goodsName}
                    </Anchor>
                  ) : (
                    t('gone')
                  )}
                  <div className="t12 c3">
                    <span className="num">{one.productId}</span> {one.specText}
                  </div>
                </div>
              </td>
              <td className="r nw">
                <Button size="sm" onClick={() => remove(one)}>
                  {t('delete')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
