import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { RichText } from '../../../../ui/basic/rich-text.tsx'
import '../home-extras.css'
import type { HomeSection } from './home-model.ts'

type Props<Kind> = { readonly section: Extract<HomeSection, { kind: Kind }> }

/** Pictures side by side, each with a link of its own. */
export function HomeImages({ section }: Props<'images'>) {
  const { title, columns, pictures } = section
  const width = Math.round(1392 / columns)
  return (
    <section className="wrap sec">
      {title !== '' && (
        <div className="sec-h">
          <h2>{title}</h2>
        </div>
      )}
      <div className="img-g" data-columns={columns}>
        {pictures.map(({ picture, alt, address }, index) => {
          const face = <Picture src={picture} alt={alt} width={width} height={columns === 1 ? 240 : Math.round(width * 0.6)} />
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
    </section>
  )
}

/** Text that somebody wrote for the page. */
export function HomeText({ section }: Props<'text'>) {
  return (
    <section className="wrap sec">
      <div className="pan txt-b">
        <RichText html={section.html} />
      </div>
    </section>
  )
}
