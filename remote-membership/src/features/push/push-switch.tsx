import { selectCustomer, tracked, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { CheckboxField, Notice } from '@shop/ui';
import { useEffect, useState } from 'react';
import { pushDevice } from './push-device.ts';
import { pushRejected } from './push-memory.ts';
import { pushOwner } from './push-owner.ts';
import { askPushKey, leavePush, subscribeToPush } from './push-service.ts';

/** Push messages of this browser, on and off (POP-028). Nothing stands here where the shop sends none. */
export const PushSwitch = () => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const customerId = useSelector(selectCustomer)?.entityId ?? null;
  const [key, setKey] = useState<string | null>(null);
  const [isOn, setOn] = useState(() => pushOwner() !== null);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isHere = true;
    void askPushKey(dispatch).then((found) => isHere && setKey(found));
    return () => {
      isHere = false;
    };
  }, [dispatch]);

  const leave = async (): Promise<boolean> => {
    if (await leavePush(dispatch)) pushRejected(); // who has said no here is not asked again
    return pushOwner() !== null;
  };
  const join = async (by: string): Promise<boolean> => {
    const isIn = await subscribeToPush(dispatch, by, customerId);
    if (isIn) dispatch(tracked({ event: 'pushSubscribed' }));
    setRefused(!isIn);
    return isIn;
  };
  const change = async (by: string): Promise<void> => {
    setBusy(true);
    setRefused(false);
    setOn(await (isOn ? leave() : join(by)));
    setBusy(false);
  };

  const { permission } = pushDevice();
  if (permission === 'unsupported' || key === null) return null;
  return (
    <>
      <CheckboxField
        label={t('push.switch')}
        help={t(permission === 'denied' ? 'push.blocked' : 'push.switchHelp')}
        checked={isOn && permission === 'granted'}
        disabled={permission === 'denied'}
        aria-busy={isBusy}
        onChange={() => {
          if (!isBusy) void change(key);
        }}
      />
      {isRefused && <Notice tone="trouble">{t('push.refused')}</Notice>}
    </>
  );
};
