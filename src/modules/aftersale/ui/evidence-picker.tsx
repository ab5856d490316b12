import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ImagePicker, type PickedImage } from '../../../ui/form/image-picker.tsx'
import { uploadMemberImage } from '../../site/ui/public.ts'
import { aftersalePageMessages } from '../messages.ts'

export type Evidence = readonly PickedImage[]

type Props = { readonly images: Evidence; readonly onChange: (images: Evidence) => void; readonly isRequired?: boolean }

/** At most five pictures that both sides and the platform see. */
export function EvidencePicker({ images, onChange, isRequired = false }: Props) {
  const t = useMessages(aftersalePageMessages)
  return (
    <ImagePicker
      images={images}
      onChange={onChange}
      upload={(file) => uploadMemberImage(file, 'evidence')}
      most={5}
      labels={{
        title: t(isRequired ? 'picturesNeeded' : 'pictures'),
        add: t('addPicture'),
        remove: t('removePicture'),
        help: t('picturesHelp'),
        tooLarge: t('pictureTooLarge'),
        wrongType: t('pictureWrongType'),
        failed: t('pictureFailed'),
      }}
    />
  )
}
