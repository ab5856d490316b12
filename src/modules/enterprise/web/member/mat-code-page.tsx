import { App, Input, Pagination } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { useFilters } from '../../../../ui/console/use-filters.ts'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { codeDeleteCall, codeListCall, type MaterialCodeView } from '../../contract-code.ts'
import { ImportCodes } from '../parts/import-codes.tsx'
import { codeWords } from '../words-code.ts'

const filterNames = ['keyword'] as const
const pageSize = 50

/** The company's own codes for goods: looked up, imported, deleted. */
export default function MatCodePage() {
  const t = useWords(codeWords)
  const { values, set, page } = useFilters(filterNames)
  const call = useCall(codeListCall, { keyword: values.keyword, current: page, pageSize })
  return (
    <section className="pan" aria-label={t('title')}>
      <div className="pan-h">
        <h2>{t('title')}</h2>
        <span className="t12 c3">{t('lead')}</span>
      </div>
      <ImportCodes onDone={call.reload} />
      <div className="flt">
        <Input.Search
          key={values.keyword}
          allowClear
          defaultValue={values.keyword}
          placeholder={t('keyword')}
          aria-label={t('keyword')}
          enterButton={t('search')}
          maxLength={60}
          style={{ maxWidth: 360 }}
          onSearch={(keyword) => set({ keyword: keyword.trim() })}
        />
      </div>
      <CallView call={call}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty icon="tags" title={t('none')} help={t('noneHelp')} />
          ) : (
            <>
              <CodeTable list={list} onDone={call.reload} />
              <div className="cpg row">
                <Pagination
                  size="small"
                  current={page}
                  pageSize={pageSize}
                  total={total}
                  showSizeChanger={false}
                  showTotal={(count) => t('total', { count })}
                  onChange={(next) => set({ page: String(next) })}
                />
              </div>
            </>
          )
        }
      </CallView>
    </section>
  )
}

function CodeTable({ list, onDone }: { list: readonly MaterialCodeView[]; onDone: () => void }) {
  const t = useWords(codeWords)
  const { modal } = App.useApp()
  const { act } = useAct(codeDeleteCall)
  const remove = (one: MaterialCodeView) =>
    void modal.confirm({
      title: t('deleteAsk', { code: one.materialCode }),
      okText: t('delete'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ codeId: one.codeId }, t('deleted'))) onDone()
      },
    })
  return (
    <div className="tsc">
      <table className="tbl">
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
              <td>{one.materialName}</td>
              <td>
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
