import { withoutSettings } from '@/scripts/test/test-builds.mjs';

it('the environment of tests has no setting of the developer, and no command of the npx that runs them', () => {
  const given = {
    PATH: '/bin',
    SITE_URL: 'https://jobs.fernway.example',
    npm_config_call: 'npm test',
  };
  const environment = withoutSettings({ ...given, npm_config_package: 'node@24' });
  expect(environment).toMatchObject({ PATH: '/bin', SITE_URL: '' });
  expect(Object.keys(environment)).not.toContain('npm_config_call');
  expect(Object.keys(environment)).not.toContain('npm_config_package');
});
