import { useLanguage, useMessages } from '../../../../api/browser/use-messages.tsx'
import { listFormat } from '../../../../kernel/text/list-format.ts'
import type { CategoryMoveRow } from '../../../../modules/listing/endpoints-category.ts'
import { bulkGoodsMessages } from '../messages.ts'

/** What another category would do to each of the goods. */
export function CategoryRows({ rows }: { readonly rows: readonly CategoryMoveRow[] }) {
  const t = useMessages(bulkGoodsMessages)
  const lang = useLanguage()
  const listed = (texts: readonly string[]) => (texts.length === 0 ? '—' : listFormat(lang, texts))
  return (
    <div className="tsc max-h-[46vh] overflow-auto">
      <table className="tbl dd cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('categoryNow')}</th>
            <th>{t('categoryDropped')}</th>
            <th>{t('categoryMissing')}</th>
            <th>{t('colResult')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.goodsId}>
              <td>{row.goodsName}</td>
              <td data-l={t('categoryNow')}>{row.categoryName}</td>
              <td data-l={t('categoryDropped')}>{listed(row.dropped.map(({ label, value }) => t('labelled', { label, value })))}</td>
              <td data-l={t('categoryMissing')}>{listed(row.missing)}</td>
              <td data-l={t('colResult')} className={row.problem === '' ? 't12' : 'cd t12'}>
                {row.problem || t(row.isThere ? 'categorySame' : 'categoryCan')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
