import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import './store-decoration.css'

export type StoreDecoration = {
  readonly pictures: readonly { readonly picture: string; readonly alt: string; readonly address: string }[]
  readonly content: string
}

/** What a store put above its goods: pictures, the first of them wide, and a text. */
export function StoreDecorationView({ decor }: { decor: StoreDecoration }) {
  return (
    <div className="col g3 sto-d">
      {decor.pictures.length > 0 && (
        <div className="sto-dp">
          {decor.pictures.map(({ picture, alt, address }, index) => {
            const face = <Picture src={picture} alt={alt} width={index === 0 ? 960 : 480} height={280} />
            const key = `${index}${picture}`
            return address === '' ? (
              <div key={key}>{face}</div>
            ) : (
              <Anchor key={key} to={address}>
                {face}
              </Anchor>
            )
          })}
        </div>
      )}
      {decor.content !== '' && (
        <div className="pan sto-x">
          <RichText html={decor.content} />
        </div>
      )}
    </div>
  )
}
