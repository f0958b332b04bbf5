/** Pushes in the Android app, through its native plugin. Loaded only there. */
import { type PluginListenerHandle, registerPlugin } from '@capacitor/core';
import { type DeviceSubscription } from '#push/subscribe-browser.ts';
import { type PushDevice } from './push-device.ts';

type PluginState = {
  readonly canPush: boolean;
  readonly permission: NotificationPermission;
  readonly endpoint?: string;
};
type PushPlugin = {
  state: () => Promise<PluginState>;
  ask: () => Promise<Pick<PluginState, 'permission'>>;
  subscribe: (options: { key: string }) => Promise<DeviceSubscription>;
  unsubscribe: () => Promise<void>;
  addListener: (event: 'arrived', listener: () => void) => Promise<PluginListenerHandle>;
};

const phone = registerPlugin<PushPlugin>('Push');

export const nativeDevice: PushDevice = {
  canPush: async () => (await phone.state()).canPush,
  permission: async () => (await phone.state()).permission,
  ask: async () => (await phone.ask()).permission,
  endpoint: async () => (await phone.state()).endpoint,
  subscribe: (key) => phone.subscribe({ key }),
  unsubscribe: () => phone.unsubscribe(),
};

/** Calls the listener for each push while the app is open. */
export const onPushArrived = (listener: () => void): Promise<PluginListenerHandle> =>
  phone.addListener('arrived', listener);
