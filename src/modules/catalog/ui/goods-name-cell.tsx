import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { goodsAddress } from './goods-address.ts'

type Props = { readonly productId: number; readonly name: string; readonly spec: string; readonly image: string }

/** Goods in the first column of a dense table: picture, name and specification in two short lines. */
export function GoodsNameCell({ productId, name, spec, image }: Props) {
  return (
    <div className="dns-n">
      <Picture src={pictureName(image)} alt="" width={40} />
      <div>
        <Anchor to={goodsAddress(productId)} className="b5 el" title={name}>
          {name}
        </Anchor>
        <div className="t12 c3 el" title={spec}>
          {spec}
        </div>
      </div>
    </div>
  )
}
