import { RichText } from '../../../../ui/basic/rich-text.tsx'
import { PictureRow } from '../../../../ui/layout/picture-row.tsx'
import { useHomeMessages } from '../use-messages.ts'
import { isAdvertisement, type PageSection } from './section-model.ts'

type Props<Kind> = { readonly section: Extract<PageSection, { kind: Kind }> }

/** Pictures side by side, each with a link of its own; who leads to one store or its goods says that it is an advertisement. */
export function ImagesSection({ section }: Props<'images'>) {
  const t = useHomeMessages()
  const pictures = section.pictures.map((one) => (isAdvertisement(one) ? { ...one, mark: t('advertisement') } : one))
  return (
    <section className="wrap sec">
      {section.title !== '' && (
        <div className="sec-h">
          <h2>{section.title}</h2>
        </div>
      )}
      <PictureRow columns={section.columns} pictures={pictures} />
    </section>
  )
}

/** Text that somebody wrote for the page. */
export function TextSection({ section }: Props<'text'>) {
  return (
    <section className="wrap sec">
      <div className="pan txt-b">
        <RichText html={section.html} />
      </div>
    </section>
  )
}
