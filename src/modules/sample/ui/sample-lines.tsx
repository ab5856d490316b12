import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import type { SampleView } from '../endpoints.ts'

/** The goods of an application. */
export function SampleLines({ of }: { of: SampleView }) {
  return (
    <div className="col g1">
      {of.lines.map((line) => (
        <div key={`${line.productId} ${line.unitName}`}>
          <Anchor className="lk b5" to={`/goods/detail/${line.productId}`}>
            {line.goodsName}
          </Anchor>{' '}
          <span className="t12 c3">{line.specText}</span> <span className="num t12 nw">{counted(String(line.number), line.unitName)}</span>
        </div>
      ))}
    </div>
  )
}
