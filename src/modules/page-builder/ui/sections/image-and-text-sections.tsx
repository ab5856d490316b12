import { RichText } from '../../../../ui/basic/rich-text.tsx'
import { PictureRow } from '../../../../ui/layout/picture-row.tsx'
import type { PageSection } from './section-model.ts'

type Props<Kind> = { readonly section: Extract<PageSection, { kind: Kind }> }

/** Pictures side by side, each with a link of its own. */
export function ImagesSection({ section }: Props<'images'>) {
  return (
    <section className="wrap sec">
      {section.title !== '' && (
        <div className="sec-h">
          <h2>{section.title}</h2>
        </div>
      )}
      <PictureRow columns={section.columns} pictures={section.pictures} />
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
