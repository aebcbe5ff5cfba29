export { RankingDashboard } from './dashboard';
