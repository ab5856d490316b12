import { Input, Rate } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { ImagePicker, type PickedImage } from '../../../ui/form/image-picker.tsx'
import { uploadMemberImage } from '../../../modules/site/ui/upload-member-image.ts'
import type { OrderLine } from '../../../modules/order/endpoints-schemas.ts'
import { orderPageMessages } from '../../../modules/order/messages.ts'

/** A score of 0 is none: nothing is rated by default. */
export type LineReview = { readonly score: number; readonly content: string; readonly images: readonly PickedImage[] }
export const emptyLineReview: LineReview = { score: 0, content: '', images: [] }

type Props = {
  readonly line: OrderLine
  readonly words: LineReview
  readonly hasScore?: boolean
  readonly hint: string
  readonly onChange: (change: Partial<LineReview>) => void
}

/** Score, words and pictures for one line of an order. */
export function ReviewLineForm({ line, words, hasScore, hint, onChange }: Props) {
  const t = useMessages(orderPageMessages)
  return (
    <div className="ev">
      <div className="row g3">
        <Picture src={line.goodsImage} alt="" width={48} className="w48" />
        <div>
          <b className="t13">{line.goodsName}</b>
          <div className="t12 c3">{line.specText}</div>
        </div>
      </div>
      {hasScore && (
        <div className="row g3 t13">
          <span className="c2 w-22">{t('scoreGoods')}</span>
          <span role="group" aria-label={`${t('scoreGoods')} ${line.goodsName}`}>
            <Rate allowClear={false} value={words.score} onChange={(score) => onChange({ score })} />
          </span>
        </div>
      )}
      <Input.TextArea
        aria-label={`${t('words')} ${line.goodsName}`}
        placeholder={hint}
        rows={3}
        maxLength={500}
        showCount
        value={words.content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
      <ImagePicker
        images={words.images}
        onChange={(images) => onChange({ images })}
        upload={(file) => uploadMemberImage(file, 'evaluation')}
        most={5}
        labels={{
          title: t('pictures'),
          add: t('addPicture'),
          remove: t('removePicture'),
          help: t('picturesHelp'),
          tooLarge: t('pictureTooLarge'),
          wrongType: t('pictureWrongType'),
          failed: t('pictureFailed'),
        }}
      />
    </div>
  )
}
