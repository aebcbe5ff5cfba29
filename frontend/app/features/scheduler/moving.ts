export { CallFacts } from './components/call-facts';
export { SlotChoice } from './components/slot-choice';
