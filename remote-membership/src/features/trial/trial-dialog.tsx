import { paths, type GalleryPicture } from '@shop/contract';
import { Dialog } from '@shop/kit';
import { api, calling, Link, useTranslation, withEndpoints } from '@shop/platform';
import { Picture, Stack } from '@shop/ui';

const trialApi = withEndpoints(api, (build) => ({
  /** The coupon of a massage chair; null where it has none. */
  chairCoupon: build.query(
    calling('chairProductCoupon', (productId: number) => ({ query: { productId }, background: true }), {
      answer: ({ coupon }) => coupon,
    }),
  ),
}));

interface TrialDialogProps {
  productId: number;
  /** Of the chair in view, in the colour that is chosen. */
  picture: GalleryPicture | undefined;
  onClose: () => void;
}

/** The trial image of a massage chair (POP-037), with the coupon of the chair in view. */
export default function TrialDialog({ productId, picture, onClose }: TrialDialogProps) {
  const { t } = useTranslation('membership');
  const { data: coupon } = trialApi.useChairCouponQuery(productId);
  return (
    <Dialog onClose={onClose} title={t('trial.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        {picture && (
          <Picture src={picture.pre_image} alt={picture.alt} ratio={[4, 5]} sizes="(min-width: 768px) 480px, 90vw" />
        )}
        <p>{t('trial.lead')}</p>
        {/* Also what the keyboard scrolls with: the picture is taller than many windows. */}
        <Link href={paths.content('massage-chair-shopping-guidance')} onClick={onClose}>
          {t('trial.guide')}
        </Link>
        {coupon && <p>{t('trial.coupon', { discount: coupon.discount_text, code: coupon.coupon_code })}</p>}
      </Stack>
    </Dialog>
  );
}
