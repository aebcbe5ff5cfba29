import { startTestStack } from '../../platform/test-stack/start.mjs';

export default () => startTestStack('platform');
