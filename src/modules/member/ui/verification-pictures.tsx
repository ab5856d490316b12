import { uploadPicture } from '../../../api/browser/upload-picture.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ErrorLine } from '../../../ui/form/field.tsx'
import { ImagePicker } from '../../../ui/form/image-picker.tsx'
import { verificationMessages } from '../messages.ts'

export const pictureFields = ['licenceImage', 'idFrontImage', 'idBackImage', 'letterImage'] as const
export type PictureField = (typeof pictureFields)[number]

/** The four papers of an application, one picture each. */
export function VerificationPictures({
  values,
  errors,
  onChange,
}: {
  values: Readonly<Record<PictureField, string>>
  errors: Readonly<Record<string, string | undefined>>
  onChange: (field: PictureField, name: string) => void
}) {
  const t = useMessages(verificationMessages)
  return (
    <div className="row g4 flex-wrap items-start my-4">
      {pictureFields.map((field) => (
        <div key={field} className="min-w-50">
          <ImagePicker
            images={values[field] ? [{ name: values[field], url: `/files/${values[field]}` }] : []}
            onChange={(images) => onChange(field, images[0]?.name ?? '')}
            upload={(file) => uploadPicture(file, 'licence')}
            most={1}
            labels={{
              title: t(field),
              add: t('addPicture'),
              remove: t('removePicture'),
              help: t('pictureHelp'),
              tooLarge: t('pictureTooLarge'),
              wrongType: t('pictureType'),
              failed: t('uploadFailed'),
            }}
          />
          {errors[field] && <ErrorLine error={errors[field]} />}
        </div>
      ))}
    </div>
  )
}
