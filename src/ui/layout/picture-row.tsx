import { Anchor } from '../basic/anchor.tsx'
import { Picture } from '../basic/picture.tsx'
import '../styles/picture-row.css'

/** `mark` stands on the picture, such as that it is an advertisement. */
export type RowPicture = {
  readonly picture: string
  readonly alt: string
  /** Empty leads nowhere. */ readonly address: string
  readonly mark?: string
}

/** Pictures side by side, one to four in a row, each with a link of its own. */
export function PictureRow({ columns, pictures }: { columns: number; pictures: readonly RowPicture[] }) {
  const width = Math.round(1392 / columns)
  return (
    <div className="img-g" data-columns={columns}>
      {pictures.map(({ picture, alt, address, mark }, index) => {
        const face = (
          <>
            <Picture src={picture} alt={alt} width={width} height={columns === 1 ? 240 : Math.round(width * 0.6)} />
            {mark && <span className="img-m">{mark}</span>}
          </>
        )
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
  )
}
