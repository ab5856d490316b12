import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { RequestedLineView } from '../endpoints-schemas.ts'
import { rfqPageMessages } from '../messages.ts'

/** What is asked for, line by line. */
export function RequestedLinesTable({ lines }: { lines: readonly RequestedLineView[] }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colSpec')}</th>
            <th className="r">{t('colNumber')}</th>
            <th className="r">{t('colWantedPrice')}</th>
            <th>{t('colWantedDate')}</th>
            <th>{t('colRemark')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineNo}>
              <td>
                <RequestedGoodsName line={line} />
              </td>
              <td className="c2">{line.specText}</td>
              <td className="r num nw">
                {line.number} {line.unitName}
              </td>
              <td className="r num nw">{line.wantedPrice === null ? '' : `¥${priceText(line.wantedPrice)}`}</td>
              <td className="num nw">{line.wantedDate}</td>
              <td className="c2">{line.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The goods of a line, with the way to their page where they are the mall's. */
export function RequestedGoodsName({ line }: { line: RequestedLineView }) {
  const name = (
    <>
      {line.lineNo}. {line.goodsName}
    </>
  )
  return line.productId > 0 ? (
    <Anchor className="b5" to={`/goods/detail/${line.productId}`}>
      {name}
    </Anchor>
  ) : (
    <b className="b5">{name}</b>
  )
}
